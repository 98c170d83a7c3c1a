import { useState } from 'react'
import { useActionData, useLocation } from 'react-router'
import { useLanguage } from '../ui/words/words.tsx'

/**
 * What the screen's action answered to its form. React Router drops it when the page is asked for again in another language; a
 * refusal, or the step of a form, is there all the same, as long as its entry of the history is in sight (LOCALE-04).
 */
export function useAnswer<Answer>(): Answer | undefined {
  const answer = useActionData() as Answer | undefined
  const { key } = useLocation()
  const language = useLanguage()
  const [kept, setKept] = useState({ key, language, answer, survives: false })
  // By the language, not by the place alone: Back may lead to a place before the one in between was ever drawn.
  const isOther = kept.survives || kept.language !== language
  const survives = kept.key === key && answer === undefined && isOther
  const shown = survives ? kept.answer : answer
  if (kept.key !== key || kept.survives !== survives || kept.answer !== shown)
    setKept({ key, language, answer: shown, survives })
  return shown
}
