import type { FoundItem } from './find-items.ts'
import styles from './found-text.module.css'
import { MarkedText } from './marked-text.tsx'

/** An item with what matched. */
export function FoundText({ item: { name, around, matched } }: { item: FoundItem }) {
  return (
    <>
      <span className={styles.name}>
        {around.length > 0 && <span className={styles.around}>{`${around.join(' › ')} › `}</span>}
        <MarkedText {...name} />
      </span>
      {matched.map(each => (
        <span key={`${each.label} ${each.text}`} className={styles.matched}>
          {`${each.label}: `}
          <MarkedText {...each} />
        </span>
      ))}
    </>
  )
}
