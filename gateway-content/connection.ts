import { StudioRefusal } from './context.ts'

/** Which part of a list is asked for (the Relay specification of connections). */
export interface PartArgs {
  readonly first?: number | null | undefined
  readonly after?: string | null | undefined
  readonly last?: number | null | undefined
  readonly before?: string | null | undefined
}

/** A part of a list. */
export interface Part<Item> {
  readonly items: readonly Item[]
  /** How many stand before the first of these. */
  readonly offset: number
  readonly totalCount: number
}

/** How many there are when nobody says, and at most. */
const usual = 10
const most = 100

/**
 * Reads a part of a list whose length is known.
 * @throws StudioRefusal BAD_REQUEST for what is no part of a list
 */
export async function readPart<Item>(
  { first, after, last, before }: PartArgs,
  totalCount: number,
  read: (offset: number, count: number) => Promise<readonly Item[]> | readonly Item[],
): Promise<Part<Item>> {
  for (const [name, asked] of Object.entries({ first, last }))
    if (typeof asked === 'number' && (asked < 0 || asked > most))
      throw new StudioRefusal('BAD_REQUEST', `${name} is 0 to ${most}`)
  const begin = typeof after === 'string' ? placeOf(after) + 1 : 0
  const end = Math.min(totalCount, typeof before === 'string' ? placeOf(before) : totalCount)
  const isBackwards = typeof last === 'number' && typeof first !== 'number'
  const from = isBackwards ? Math.max(begin, end - last) : begin
  const to = isBackwards ? end : Math.min(end, begin + (first ?? usual))
  const count = Math.max(0, to - from)
  return { items: count === 0 ? [] : await read(from, count), offset: from, totalCount }
}

/** Cursors say where an item stands, and mean nothing to a client. */
const cursorOf = (place: number): string => Buffer.from(`at ${place}`).toString('base64url')

function placeOf(cursor: string): number {
  const [, place] = /^at (\d{1,9})$/.exec(Buffer.from(cursor.slice(0, 40), 'base64url').toString()) ?? []
  if (place === undefined || cursorOf(Number(place)) !== cursor)
    throw new StudioRefusal('BAD_REQUEST', 'There is no such cursor')
  return Number(place)
}

/** Resolvers of the fields that every connection has. */
export const partFields = {
  edges: <Item>({ items, offset }: Part<Item>) =>
    items.map((node, index) => ({ node, cursor: cursorOf(offset + index) })),
  nodes: <Item>({ items }: Part<Item>) => [...items],
  pageInfo: ({ items, offset, totalCount }: Part<unknown>) => ({
    hasNextPage: offset + items.length < totalCount,
    hasPreviousPage: offset > 0,
    startCursor: items.length > 0 ? cursorOf(offset) : null,
    endCursor: items.length > 0 ? cursorOf(offset + items.length - 1) : null,
  }),
}
