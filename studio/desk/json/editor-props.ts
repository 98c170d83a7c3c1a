import type { ManifestNames } from '../../../schema/generate/editor/manifest-names.ts'
import type { Spot } from '../model/item-edits.ts'
import type { PlacedMistake } from '../model/place-of-mistake.ts'

/** What an editor of a file shows, and tells. */
export interface EditorProps {
  text: string
  /** What is edited, for whoever does not see it. */
  label: string
  describedBy: string
  /** Id of the item that is chosen, or empty. */
  item: string
  spot: Spot
  names: ManifestNames
  mistakes: readonly PlacedMistake[]
  readOnly: boolean
  /** Told of the whole text, and of the line in which it was changed. */
  onChange: (text: string, line: number) => void
}
