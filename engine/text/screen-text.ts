import type { ScreenKind } from '../../schema/generated/manifests.ts'
import type { SectionWords } from '../../schema/generated/words.ts'

/** A section of text.json. */
export type Section = keyof SectionWords

declare const placeholders: unique symbol

/** Words with placeholders. Not a string to TypeScript, so that none shows before it is filled in. */
export interface Phrase<Name extends string> {
  readonly [placeholders]: Name
}

/** All words of a section, by key. */
export type SectionText<Of extends Section> = {
  readonly [Key in keyof SectionWords[Of]]: [SectionWords[Of][Key]] extends [never]
    ? string
    : Phrase<Extract<SectionWords[Of][Key], string>>
}

/** The words of several sections together. */
type TextOf<Sections extends Section> = (
  Sections extends Section
    ? (text: SectionText<Sections>) => void
    : never
) extends (text: infer All extends object) => void
  ? All
  : object

/**
 * The words of a kind of screen: those of its own section and of those that it shares. The check of manifests holds
 * that no brand lacks any.
 */
export type ScreenText<Kind extends ScreenKind> = Kind extends ScreenKind
  ? TextOf<Extract<Kind, Section> | SharedSection<Kind>>
  : never

/** The sections of text.json that are on every screen. */
export const sectionsEverywhere = ['shell', 'common'] as const

/** Sections of text.json that several kinds of screen share; a screen's own section wins. */
export const sharedSections = {
  'update-preferences': ['preferences'],
  'account-settings': ['preferences', 'security-questions'],
  registration: ['security-questions'],
} as const satisfies { readonly [Kind in ScreenKind]?: readonly Section[] }

/** The sections that a kind of screen shares with others. */
type SharedSection<Kind extends ScreenKind> = Kind extends keyof typeof sharedSections
  ? (typeof sharedSections)[Kind][number]
  : never

/** The words of one kind of screen. */
export function screenText<Said = string>(
  text: { readonly [section: string]: { readonly [key: string]: Said } },
  screen: ScreenKind,
): { [key: string]: Said } {
  const shared: { readonly [Kind in ScreenKind]?: readonly string[] } = sharedSections
  return Object.assign({}, ...[...(shared[screen] ?? []), screen].map(section => text[section])) as {
    [key: string]: Said
  }
}
