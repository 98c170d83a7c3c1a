import { createContext, use } from 'react'
import type { ConditionScope } from '../../engine/conditions/condition-scope.ts'
import type { DraftStore } from './model/draft-store.ts'

/** What the fields of a form choose from. */
export interface DeskContext {
  /** Named conditions and segments of the brand. */
  readonly scope: ConditionScope
  /** Paths of the brand's screens. */
  readonly paths: readonly string[]
  /** The folder of the brand, and the draft that is worked on; no draft where nothing can be added to one. */
  readonly brand: string
  readonly draft: { readonly store: DraftStore } | undefined
  /** Says the name of the segment of one group or program: as part of the draft it becomes one where it is none yet. */
  addGroup(openSet: string, id: string): string
}

const Context = createContext<DeskContext>({
  scope: { conditions: {}, segments: {} },
  paths: [],
  brand: '',
  draft: undefined,
  addGroup: () => '',
})
export const DeskProvider = Context
export const useDesk = (): DeskContext => use(Context)
