/** Home from top to bottom: a block over the whole width, or a stretch of two columns. */
export type Row<Item> = { kind: 'full'; item: Item } | { kind: 'columns'; main: Item[]; side: Item[] }

/** Puts blocks in rows and columns and keeps the manifest's order in each. */
export function layOut<Item>(items: readonly Item[], columnOf: (item: Item) => 'full' | 'main' | 'side'): Row<Item>[] {
  const rows: Row<Item>[] = []
  for (const item of items) {
    const column = columnOf(item)
    const last = rows.at(-1)
    if (column === 'full') rows.push({ kind: 'full', item })
    else if (last?.kind === 'columns') last[column].push(item)
    else rows.push({ kind: 'columns', main: [], side: [], [column]: [item] })
  }
  return rows
}
