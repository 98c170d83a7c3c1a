import styles from './desk-tree.module.css'
import { keysInWords } from './tree-keys.ts'

/** The keys of the tree, for whoever wants to know them (STUDIO-31). */
export function KeyHelp() {
  return (
    <details className={styles.keys}>
      <summary>Move items by dragging, or by keys</summary>
      <dl>
        {keysInWords.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
