import { createContext, type ReactNode, use } from 'react'
import type { SectionText } from '../../../engine/text/screen-text.ts'
import { speak } from '../format/spoken.ts'
import { sayFrom } from './say-from.ts'

type CommonText = SectionText<'common'>
const WordsContext = createContext<CommonText | undefined>(undefined)
const LanguageContext = createContext<string | undefined>(undefined)

interface Props {
  /** Text "common" of the brand's manifest. */
  words: CommonText
  /** The language that they are in: "es-US". */
  language: string
  children: ReactNode
}

/** Gives the components below it the brand's words, and their language. */
export function Words({ words, language, children }: Props) {
  speak(language)
  return (
    <LanguageContext value={language}>
      <WordsContext value={words}>{children}</WordsContext>
    </LanguageContext>
  )
}

/** The language of everything that is shown, as a tag that Intl takes: "en-US", "es-US" (LOCALE-05). */
export function useLanguage(): string {
  const language = use(LanguageContext)
  if (language === undefined) throw new Error('The language is asked for outside of Words')
  return language
}

/** All common words of the brand, by key. */
export function useWordList(): CommonText {
  const words = use(WordsContext)
  if (!words) throw new Error('Common words are used outside of Words')
  return words
}

/** Says common words of the brand. */
export const useWords = () => sayFrom(useWordList())
