import type { MatchedText } from './find-items.ts'

/** A text with what matched in it marked. */
export function MarkedText({ text, marks }: MatchedText) {
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
