import { useEffect, useState } from 'react'
import type { IdNames } from '../../engine/words/id-names.ts'
import type { Files } from '../desk/model/surface.ts'
import { askSearch } from './ask-search.ts'
import type { Found } from './find-items.ts'

/** What was found, while the next is looked for too. */
export interface Finding {
  readonly found: Found | undefined
  readonly isBroken: boolean
}

/** So many items are shown of those that are found. */
const mostFound = 60

/** Finds items while somebody types; only what is asked last is told. Without files nothing is looked for yet. */
export function useFound(files: Files | undefined, names: IdNames, text: string, brand: string): Finding {
  const [finding, setFinding] = useState<Finding>({ found: undefined, isBroken: false })
  useEffect(() => {
    if (!files) return undefined
    let isOver = false
    askSearch(files, names, { text, brand }, mostFound).then(
      found => !isOver && setFinding({ found, isBroken: false }),
      () => !isOver && setFinding({ found: undefined, isBroken: true }),
    )
    return () => {
      isOver = true
    }
  }, [files, names, text, brand])
  return finding
}
