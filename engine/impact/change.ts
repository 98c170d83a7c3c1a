import type { Surface } from '../../schema/generated/manifests.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { Path } from '../overlay/place.ts'
import type { Json } from '../resolve/json.ts'

/** What can become of something that members see, in the order of a report. */
export const changeKinds = ['rerouted', 'added', 'removed', 'moved', 'relabelled', 'relinked', 'restyled'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** One difference between two versions of a manifest, as a member sees it. */
export interface Change {
  kind: ChangeKind
  surface: Surface
  /** The item, address or section that it is about; the same in both versions. */
  key: string
  /** Words that readers know the item by. */
  name?: string
  /** Id of the page that it is on. */
  page?: string
  /** The field, for what became other than it was. */
  field?: string
  /** What the field said, or the list in which the item stood. */
  before?: Json
  after?: Json
  /** Where it stands in the merged surface: of the version after, or of the one before for what was removed. */
  path: Path
}

/** A change with everybody who sees it. */
export interface SeenChange {
  who: Combinations
  change: Change
}
