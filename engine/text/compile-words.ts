import { englishMark } from '../../schema/english-mark.ts'
import type { Text } from '../../schema/generated/manifests.ts'
import { compileMessage, isMessage, type Message } from '../../schema/message.ts'

/** Words of screens: those with plurals or choices are compiled. */
export type CompiledWords = { [key: string]: string | Message }

/** Messages by their language and text: pages have some that are compiled for each view. */
const messages = new Map<string, Message>()
const most = 2_000

function messageOf(text: string, inWords: string): Message {
  // English in place of words that are missing has English plurals.
  const language = text.startsWith(englishMark) ? 'en' : inWords
  const key = `${language} ${text}`
  const known = messages.get(key)
  if (known) return known
  const made = compileMessage(text, language)
  if (messages.size >= most) messages.clear()
  messages.set(key, made)
  return made
}

/** Words by their keys, with what has plurals compiled, in a language (LOCALE-07). The same object where nothing has any. */
export function compileWords(words: { readonly [key: string]: string }, language: string): CompiledWords {
  if (!Object.values(words).some(isMessage)) return words
  return Object.fromEntries(
    Object.entries(words).map(([key, said]) => [key, isMessage(said) ? messageOf(said, language) : said]),
  )
}

/** All words of a brand, section by section. */
export const compileText = (text: Text, language: string): { [section: string]: CompiledWords } =>
  Object.fromEntries(Object.entries(text).map(([section, words]) => [section, compileWords(words, language)]))
