import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useShell } from '../screen/shell-data.ts'
import { chooseLanguage } from '../state/language.ts'

/** Name of the buttons of the switch: their form is posted to the address in sight, where the server keeps the choice. */
export type LanguageField = 'language'
const field: LanguageField = 'language'

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
      if (!(submitter instanceof HTMLButtonElement) || submitter.name !== field) return
      event.preventDefault()
      chooseLanguage(submitter.value)
      void revalidate()
    }
    document.addEventListener('submit', switchTo)
    return () => document.removeEventListener('submit', switchTo)
  }, [revalidate])
}
