import type { Condition } from '../../../schema/generated/manifests.ts'
import type { Edited, PartPath } from './condition-edits.ts'

/** The control of a row that has the focus after an edit. */
export type Control = 'form' | 'tools' | 'up' | 'down' | 'everyone'

/** What the rows of a builder share. */
export interface Building {
  readonly condition: Condition
  /** Whether there has to be a condition here. */
  readonly required: boolean
  /** The row whose tools are shown. */
  readonly open: string | undefined
  readonly setOpen: (row: string | undefined) => void
  /** Makes an edit that is a step of undo, after which a control of the edited row has the focus. Undefined: nothing is left. */
  readonly act: (edited: Edited | undefined, control: Control) => void
  /** Makes an edit that is a step of undo, and leaves the focus where it is. */
  readonly change: (edited: Edited) => void
  /** Makes all that is edited inside one step of undo. */
  readonly together: (work: () => void) => void
}

/** A row: a part of the condition, and where it is. */
export interface RowProps {
  building: Building
  part: Condition
  path: PartPath
}

/** Names a row, as its controls are told apart. */
export const rowKey = (path: PartPath): string => `row ${path.join('.')}`
