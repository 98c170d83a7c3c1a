import { createContext, type ReactNode, use, useMemo } from 'react'
import { defaultWords, type Word } from './default-words.ts'
import { fill } from './say-from.ts'

type WordList = Readonly<Record<string, string>>
const WordsContext = createContext<WordList>(defaultWords)

interface Props {
  /** Text "common" of the brand's manifest. */
  words: WordList
  children: ReactNode
}

/** Gives the components below it the brand's words. */
export function Words({ words, children }: Props) {
  const all = useMemo(() => ({ ...defaultWords, ...words }), [words])
  return <WordsContext value={all}>{children}</WordsContext>
}

/** All common words of the brand, by key. */
export const useWordList = () => use(WordsContext)

/** Looks up a common word and fills its placeholders. */
export function useWords() {
  const words = useWordList()
  return (word: Word, values: Record<string, string | number> = {}) => fill(words[word] ?? defaultWords[word], values)
}
