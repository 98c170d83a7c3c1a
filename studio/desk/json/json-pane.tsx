import { Component, lazy, type ReactNode, Suspense, useId } from 'react'
import { useDesk } from '../desk-context.ts'
import form from '../form/form.module.css'
import type { DraftStore } from '../model/draft-store.ts'
import { type Spot, textIn } from '../model/item-edits.ts'
import type { PlacedMistake } from '../model/place-of-mistake.ts'
import { pathOf, sharedFolder } from '../model/surface.ts'
import type { EditorProps } from './editor-props.ts'
import styles from './json-pane.module.css'

const JsonEditor = lazy(() => import('./json-editor.tsx'))

interface Props {
  spot: Spot
  store: DraftStore
  mayEdit: boolean
  /** Of this file. */
  mistakes: readonly PlacedMistake[]
  itemId: string
}

/** The file in sight as JSON: the same text that the form changes, with what its mistakes, fields and values mean (STUDIO-08). */
export function JsonPane({ spot, store, mayEdit, mistakes, itemId }: Props) {
  const { names } = useDesk()
  const id = useId()
  const path = pathOf(spot.brand, spot.surface)
  const text = textIn(spot)
  const isNew = !spot.files.has(path)
  const editor: EditorProps = {
    ...{ text, item: itemId, spot, names, mistakes, readOnly: !mayEdit },
    ...{ label: `JSON of ${path}`, describedBy: id },
    onChange: (said, line) => store.edit(`Line ${line} of ${path}`, { path, text: said }),
  }
  return (
    <div className={styles.pane}>
      <h2>
        <code>{path}</code>
      </h2>
      <p id={id} className={form.help}>
        Tab leaves the editor. Ctrl+Space says what can stand at the cursor, F8 goes to the next mistake, Ctrl+[ and
        Ctrl+] move a line in and out, Ctrl+F finds.
        {isNew && spot.brand !== sharedFolder && ' This brand says nothing here yet: all is as in base.'}
      </p>
      <Otherwise instead={<PlainText {...editor} />}>
        <Suspense fallback={<p role="status">Loading the editor …</p>}>
          <JsonEditor key={path} {...editor} />
        </Suspense>
      </Otherwise>
    </div>
  )
}

/** Where there is no line the editor cannot be loaded, but the text is here. */
class Otherwise extends Component<{ instead: ReactNode; children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}

function PlainText({ text, label, describedBy, readOnly, onChange }: EditorProps) {
  return (
    <>
      <p role="status">The editor could not be loaded: this is the text without its help.</p>
      <textarea
        className={styles.plain}
        aria-label={label}
        aria-describedby={describedBy}
        spellCheck={false}
        readOnly={readOnly}
        value={text}
        onChange={({ target }) =>
          onChange(target.value, target.value.slice(0, target.selectionStart).split('\n').length)
        }
      />
    </>
  )
}
