import type { FoundItem, MatchedText } from './find-items.ts'
import styles from './found-text.module.css'

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

/** A text with what matched in it marked. */
function MarkedText({ text, marks }: MatchedText) {
  const starts = [0, ...marks.map(([, to]) => to)]
  return starts.map((from, index) => {
    const mark = marks[index]
    return (
      <span key={from}>
        {text.slice(from, mark?.[0])}
        {mark && <mark>{text.slice(...mark)}</mark>}
      </span>
    )
  })
}
