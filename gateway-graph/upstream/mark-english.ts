import { englishMark } from '../../schema/english-mark.ts'
import { gatewayWords, type Words } from '../../schema/generated/gateway-words.ts'
import { headerOf, type Received } from './receive.ts'

/**
 * Marks what the gateway words in an answer, if it says that it is in English; `validate` is what has checked the answer. The
 * mark says to whoever shows the words that they are not in the language of the page (schema/english-mark.ts).
 */
export type MarkEnglish = (answer: unknown, validate: unknown, headers: Received['headers']) => void

/** What marks English words for a page in a language; undefined for an English page, where nothing is to be marked (LOCALE-06). */
export const markEnglishFor = (language: string | undefined): MarkEnglish | undefined =>
  language === undefined || isEnglish(language) ? undefined : markEnglish

const isEnglish = (tag: string): boolean => /^en(?:-[\w-]+)?$/i.test(tag)

const markEnglish: MarkEnglish = (answer, validate, headers) => {
  const words = isEnglish(headerOf(headers, 'content-language') ?? '') && gatewayWords.get(validate)
  if (words) marked(answer, words)
}

/** A value with its words marked. Lists and objects are those of one answer, which nobody else has yet, and stay. */
function marked(value: unknown, words: Words): unknown {
  if (words === true) return typeof value === 'string' && value !== '' ? englishMark + value : value
  if (typeof value !== 'object' || value === null) return value
  const within = value as Record<string, unknown>
  for (const key of '*' in words ? Object.keys(within) : Object.keys(words)) {
    const inner = words[key] ?? words['*']
    if (inner !== undefined && Object.hasOwn(within, key)) within[key] = marked(within[key], inner)
  }
  return value
}
