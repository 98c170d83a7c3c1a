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

/** The columns of a stretch in a word each: "main", "side", and "rest" when the main one goes on beside and below the side one. */
export function columnsOf({ lead, side, rest }: Extract<Row<unknown>, { kind: 'columns' }>): string {
  const words = {
    main: lead.length + rest.length > 0,
    side: side.length > 0,
    rest: lead.length > 0 && side.length > 0 && rest.length > 0,
  }
  return Object.entries(words)
    .filter(([, is]) => is)
    .map(([word]) => word)
    .join(' ')
}
