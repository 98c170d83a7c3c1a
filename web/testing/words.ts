import type { Phrase, Section, SectionText } from '../../engine/text/screen-text.ts'
import text from '../../manifests/base/text.json' with { type: 'json' }
import { compileMessage, isMessage } from '../../schema/message.ts'

/** The words that base has, as the server says them; JSON has no type for words with placeholders. */
export const baseWords = <Of extends Section>(section: Of): SectionText<Of> =>
  Object.fromEntries(
    Object.entries(text[section]).map(([key, said]) => [key, isMessage(said) ? compileMessage(said, 'en-US') : said]),
  ) as unknown as SectionText<Of>

/** Words with placeholders that a test makes up. */
export const phrase = <Name extends string>(words: string) => words as unknown as Phrase<Name>
