/** Cells of a table, the first of which names the line. */
export type Row = readonly string[]

/** A table in Markdown: names to the left, figures to the right. */
export function table(head: Row, rows: readonly Row[]): string {
  return [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...rows]
    .map(row => `| ${row.join(' | ')} |`)
    .join('\n')
}
