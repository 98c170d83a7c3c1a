import type { Phrase, Section, SectionText } from '../../engine/text/screen-text.ts'
import text from '../../manifests/base/text.json' with { type: 'json' }

/** The words that base has; JSON has no type for words with placeholders. */
export const baseWords = <Of extends Section>(section: Of): SectionText<Of> =>
  text[section] as unknown as SectionText<Of>

/** Words with placeholders that a test makes up. */
export const phrase = <Name extends string>(words: string) => words as unknown as Phrase<Name>
