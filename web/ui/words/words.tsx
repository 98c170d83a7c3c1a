import { createContext, type ReactNode, use } from 'react'
import type { SectionText } from '../../../engine/text/screen-text.ts'
import { sayFrom } from './say-from.ts'

type CommonText = SectionText<'common'>
const WordsContext = createContext<CommonText | undefined>(undefined)

interface Props {
  /** Text "common" of the brand's manifest. */
  words: CommonText
  children: ReactNode
}

/** Gives the components below it the brand's words. */
export const Words = ({ words, children }: Props) => <WordsContext value={words}>{children}</WordsContext>

/** All common words of the brand, by key. */
export function useWordList(): CommonText {
  const words = use(WordsContext)
  if (!words) throw new Error('Common words are used outside of Words')
  return words
}

/** Says common words of the brand. */
export const useWords = () => sayFrom(useWordList())
