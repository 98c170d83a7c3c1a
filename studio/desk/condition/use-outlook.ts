import { useEffect, useState } from 'react'
import type { ConditionScope } from '../../../engine/conditions/condition-scope.ts'
import type { ConditionOutlook } from '../../../engine/outlook/condition-outlook.ts'
import { askWorker } from '../../worker/ask-worker.ts'
import { scopeIn } from '../model/scope-in.ts'
import { type Files, sharedFolder } from '../model/surface.ts'
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

/** The names that conditions of a brand use, and where it is what all brands share, those of each brand after them. */
export function scopesOf(files: Files, brand: string, scope: ConditionScope): [ConditionScope, ...ConditionScope[]] {
  if (brand !== sharedFolder) return [scope]
  const own = [...files.keys()].flatMap(path => /^([^/]+)\/(?:conditions|segments)\.json$/.exec(path)?.[1] ?? [])
  const brands = [...new Set(own)].filter(name => name !== sharedFolder)
  return [scope, ...brands.map(name => scopeIn(files, name))]
}
