import { createContext, type ReactNode, use, useMemo } from 'react'
import type { SectionText } from '../../../engine/text/screen-text.ts'
import { defaultWords } from './default-words.ts'
import { sayFrom } from './say-from.ts'

type CommonText = SectionText<'common'>
const WordsContext = createContext(defaultWords as unknown as CommonText)

interface Props {
  /** Text "common" of the brand's manifest. */
  words: CommonText
  children: ReactNode
}

/** Gives the components below it the brand's words. */
export function Words({ words, children }: Props) {
  const all = useMemo(() => ({ ...defaultWords, ...words }), [words])
  return <WordsContext value={all}>{children}</WordsContext>
}

/** All common words of the brand, by key. */
export const useWordList = () => use(WordsContext)

/** Says common words of the brand. */
export const useWords = () => sayFrom(useWordList())
