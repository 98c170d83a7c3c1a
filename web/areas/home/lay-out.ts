/**
 * Home from top to bottom: a block over the whole width, or a stretch of two columns. The main column is parted where
 * the side column begins, so that one column, on a phone, still reads in the manifest's order.
 */
export type Row<Item> = { kind: 'full'; item: Item } | { kind: 'columns'; lead: Item[]; side: Item[]; rest: Item[] }

/** Puts blocks in rows and columns and keeps the manifest's order in each. */
export function layOut<Item>(items: readonly Item[], columnOf: (item: Item) => 'full' | 'main' | 'side'): Row<Item>[] {
  const rows: Row<Item>[] = []
  for (const item of items) {
    const column = columnOf(item)
    const last = rows.at(-1)
    if (column === 'full') rows.push({ kind: 'full', item })
    else if (last?.kind !== 'columns')
      rows.push({ kind: 'columns', lead: [], side: [], rest: [], [column === 'main' ? 'lead' : 'side']: [item] })
    else if (column === 'side') last.side.push(item)
    else (last.side.length === 0 ? last.lead : last.rest).push(item)
  }
  return rows
}
