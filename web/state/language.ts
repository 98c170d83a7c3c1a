import { writeCookie } from './cookies.ts'

/** The cookie of the language that somebody chose: the server reads it, and it outlives the Log out action (LOCALE-03). */
export const languageCookie = 'language'

/** Name of the buttons of the switch: their form is posted to the address in sight, where the server keeps the choice. */
export type LanguageField = 'language'
export const languageField: LanguageField = 'language'

let chosen: string | undefined

/**
 * The language in which this page is shown, or becomes shown: whatever it asks for is asked for in this one, so that a choice
 * made in another tab mixes no languages here (LOCALE-08).
 */
export const pageLanguage = (): string => chosen ?? document.documentElement.lang

/** Keeps the choice of a language: data that are asked for from now on are in it. */
export function chooseLanguage(tag: string): void {
  chosen = tag
  writeCookie(languageCookie, tag)
}
