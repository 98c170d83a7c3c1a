import { createContext, use } from 'react'
import type { ConditionScope } from '../../engine/conditions/condition-scope.ts'

/** What the fields of a form choose from. */
export interface DeskContext {
  /** Named conditions and segments of the brand. */
  readonly scope: ConditionScope
  /** Paths of the brand's screens. */
  readonly paths: readonly string[]
  /** Makes a segment of one group, as part of the draft, and says its name. */
  addGroup(number: string, description: string): string
}

const Context = createContext<DeskContext>({
  scope: { conditions: {}, segments: {} },
  paths: [],
  addGroup: () => '',
})
export const DeskProvider = Context
export const useDesk = (): DeskContext => use(Context)
