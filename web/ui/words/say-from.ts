import type { Phrase } from '../../../engine/text/screen-text.ts'
import { englishMark, isMarked, withoutMarks } from '../../../schema/english-mark.ts'
import { piecesOf, type Said } from './pieces.ts'

type NameIn<Words> = Words extends Phrase<infer Name> ? Name : never

/** The values that words need: one for each placeholder, and none for words without any. */
type SayValues<Words> = [NameIn<Words>] extends [never]
  ? []
  : [values: { readonly [Name in NameIn<Words>]: string | number }]

/** Says words of a text by their key, with their placeholders filled. */
export type Say<Text> = <Key extends keyof Text>(key: Key, ...values: SayValues<Text[Key]>) => string

/** Makes a way to say the words of a text; the rules of a form in an action have none (`noWords`), and say nothing. */
export const sayFrom =
  <Text extends object>(text: Text): Say<Text> =>
  (key, ...values) =>
    fill((text[key] ?? '') as Said, values[0] ?? {})

/** Fills a text's {placeholders}; one without a value of its own is removed. Values are never read for placeholders. */
export const fill = (text: Said, values: Record<string, string | number>): string =>
  piecesOf(text, values)
    .map((piece, index, [start = '']) =>
      index % 2 === 0 ? piece : Object.hasOwn(values, piece) ? within(start, String(values[piece] ?? '')) : '',
    )
    .join('')

/** Words one after the other, of which any may be in English. */
export const listed = (words: readonly string[]): string => words.map(word => within('', word)).join(', ')

/** A value among the words of a text that begins so: marked as English where it ends, too, unless all of the text is in English. */
export const within = (start: string, value: string): string =>
  isMarked(value) ? (isMarked(start) ? withoutMarks(value) : value + englishMark) : value
