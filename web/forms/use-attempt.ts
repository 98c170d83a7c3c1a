import { useState } from 'react'

/** A number that changes with each refusal: as the key of a field or form it makes that start empty again (LOGINAS-20). */
export function useAttempt(refused: object | undefined): number {
  const [attempt, setAttempt] = useState({ number: 0, refused })
  if (attempt.refused !== refused && refused !== undefined) setAttempt({ number: attempt.number + 1, refused })
  return attempt.number
}
