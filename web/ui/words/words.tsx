import { createContext, type ReactNode, use } from 'react'
import { fill } from '../format/fill.ts'
import { defaultWords, type Word } from './default-words.ts'

const WordsContext = createContext<Record<string, string>>(defaultWords)

interface Props {
  /** Text "common" of the brand's manifest. */
  words: Record<string, string>
  children: ReactNode
}

/** Gives the small parts below it the brand's words. */
export function Words({ words, children }: Props) {
  return <WordsContext value={{ ...defaultWords, ...words }}>{children}</WordsContext>
}

/** A way to look up a common word, with its placeholders filled. */
export function useWords() {
  const words = use(WordsContext)
  return (word: Word, values: Record<string, string | number> = {}) => fill(words[word] ?? defaultWords[word], values)
}
