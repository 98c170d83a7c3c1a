import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useShell } from '../screen/shell-data.ts'
import { chooseLanguage, languageField } from '../state/language.ts'

/**
 * With script, a press on the switch of languages asks for all that is in sight again in the other language and leaves the rest
 * as it is: the address, the place on the page and what was typed (LOCALE-04).
 */
export function useLanguageSwitch() {
  const { language } = useShell().shell.brand
  const { revalidate } = useRevalidator()

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  useEffect(() => {
    const switchTo = (event: SubmitEvent) => {
      const { submitter } = event
      if (!(submitter instanceof HTMLButtonElement) || submitter.name !== languageField) return
      event.preventDefault()
      chooseLanguage(submitter.value)
      void revalidate()
    }
    document.addEventListener('submit', switchTo)
    return () => document.removeEventListener('submit', switchTo)
  }, [revalidate])
}
