import { createContext, use } from 'react'
import type { ConditionScope } from '../../engine/conditions/condition-scope.ts'
import type { SectionText } from '../../engine/text/screen-text.ts'
import type { ManifestNames } from '../../schema/generate/editor/manifest-names.ts'
import type { DraftStore } from './model/draft-store.ts'

/** What the fields of a form choose from. */
export interface DeskContext {
  /** Named conditions and segments of the brand. */
  readonly scope: ConditionScope
  /** Routes, pages, guards, groups and whatever else has a name in the brand. */
  readonly names: ManifestNames
  /** The brand's common words, which what members see is drawn with. */
  readonly words: SectionText<'common'>
  /** The brands that the viewer sees. */
  readonly brands: readonly { readonly key: string; readonly name: string }[]
  /** The folder of the brand, and the draft that is worked on; no draft where nothing can be added to one. */
  readonly brand: string
  readonly draft: { readonly id: string; readonly name: string; readonly store: DraftStore } | undefined
  /** Says the name of the segment of one group or program: as part of the draft it becomes one where it is none yet. */
  addGroup(openSet: string, id: string): string
}

const Context = createContext<DeskContext>({
  scope: { conditions: {}, segments: {} },
  names: { byFormat: {}, base: {}, added: {}, ids: {} },
  words: {} as SectionText<'common'>,
  brands: [],
  brand: '',
  draft: undefined,
  addGroup: () => '',
})
export const DeskProvider = Context
export const useDesk = (): DeskContext => use(Context)
