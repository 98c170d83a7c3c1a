import { useEffect, useState } from 'react'
import type { ConditionOutlook } from '../../../engine/outlook/condition-outlook.ts'
import { askWorker } from '../../worker/ask-worker.ts'
import type { ConditionAsked } from './answer-condition.ts'

/** What is known of a condition: of the one before while the next is looked at. */
export interface Looked {
  readonly outlook: ConditionOutlook | undefined
  readonly isLooking: boolean
  /** Whether it cannot be found out in this browser. */
  readonly isBroken: boolean
}

/** Looks at a condition beside the page, again after each edit of it; only what is asked last is told (STUDIO-06). */
export function useOutlook(asked: ConditionAsked): Looked {
  const [looked, setLooked] = useState<Looked>({ outlook: undefined, isLooking: true, isBroken: false })
  // Equal conditions of equal names are one, whatever objects they are.
  const key = JSON.stringify(asked)
  useEffect(() => {
    let isOver = false
    const tell = (next: Looked) => {
      if (!isOver) setLooked(next)
    }
    setLooked(before => ({ ...before, isLooking: true }))
    askWorker<ConditionOutlook | undefined>('condition', JSON.parse(key)).then(
      outlook => tell({ outlook, isLooking: false, isBroken: false }),
      () => tell({ outlook: undefined, isLooking: false, isBroken: true }),
    )
    return () => {
      isOver = true
    }
  }, [key])
  return looked
}
