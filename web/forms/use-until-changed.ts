import { useState } from 'react'

/** What an action answered, until the person changes the form (LOGIN-19, LOGINAS-14). A new answer shows again. */
export function useUntilChanged<Answer>(answer: Answer | undefined) {
  const [cleared, setCleared] = useState<Answer | undefined>(undefined)
  return {
    shown: answer === cleared ? undefined : answer,
    clear: () => setCleared(answer),
  }
}
