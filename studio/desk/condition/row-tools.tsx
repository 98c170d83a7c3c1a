import { Button } from '../../../web/ui/button/button.tsx'
import { type Control, type RowProps, rowKey } from './building.ts'
import styles from './condition-builder.module.css'
import { type Edited, moved, partOf, unwrapped, wrapped } from './condition-edits.ts'

interface Tool {
  readonly label: string
  readonly control: Control
  /** Undefined where it cannot be done. */
  readonly edited: Edited | undefined
}

/** What can be done with a part besides changing what it says. What cannot be done just now keeps its place and the focus. */
export function RowTools({ building: { condition, act }, part, path }: RowProps) {
  const tools: readonly Tool[] = [
    { label: 'Up', control: 'up', edited: moved(condition, path, 'up') },
    { label: 'Down', control: 'down', edited: moved(condition, path, 'down') },
    { label: 'Wrap in “all of”', control: 'form', edited: wrapped(condition, path, 'all') },
    { label: 'Wrap in “any of”', control: 'form', edited: wrapped(condition, path, 'any') },
    { label: 'Wrap in “not”', control: 'tools', edited: wrapped(condition, path, 'not') },
  ]
  const isAround = partOf(part).parts.length > 0
  const unwrap: Tool = { label: 'Unwrap', control: 'form', edited: unwrapped(condition, path) }
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, as these are no fields
    <div className={styles.tools} role="group" aria-label="Move or wrap">
      {[...tools, ...(isAround ? [unwrap] : [])].map(({ label, control, edited }) => (
        <Button
          key={label}
          kind="secondary"
          size="small"
          data-row={rowKey(path)}
          data-control={control === 'up' || control === 'down' ? control : undefined}
          aria-disabled={edited === undefined || undefined}
          onClick={() => edited && act(edited, control)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
