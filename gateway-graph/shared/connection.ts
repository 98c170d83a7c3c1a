import { PortalFailure } from '../failures/portal-failure.ts'

/** Which part of a list is asked for: from its start on, or from its end backwards (the Relay specification of connections). */
export interface ConnectionArgs {
  readonly first?: number | null
  readonly after?: string | null
  readonly last?: number | null
  readonly before?: string | null
  /** How many to leave out in place of `after`, for numbered pages. */
  readonly skip?: number | null
}

/** A part of a list, as the resolvers of connections take it. */
export interface Connection<Item> {
  readonly items: Item[]
  /** How many items stand before the first of these. */
  readonly offset: number
  readonly totalCount: number
}

/** A page as the gateway answers it. */
interface Page {
  readonly content: readonly unknown[]
  readonly totalElements: number
}

/** How many there are when nobody says, and at most. */
const usual = 10
const most = 100

/**
 * Reads a part of a list from a gateway that gives pages. A part that begins where a page of its length does is one call; any
 * other is two. Without a place to begin from, reading backwards asks first how long the list is.
 * @throws PortalFailure BAD_REQUEST with the argument that asks for too many, or for no place of a list
 */
export async function readConnection<Answer extends Page>(
  args: ConnectionArgs,
  read: (page: number, size: number) => Promise<Answer>,
): Promise<Connection<Answer['content'][number]> & { readonly answer: Answer }> {
  const { offset, count } = await windowOf(args, async () => (await read(0, 1)).totalElements)
  const size = Math.max(count, 1)
  const page = Math.floor(offset / size)
  const isWhole = offset % size === 0
  const [answer, next] = await Promise.all([read(page, size), isWhole ? undefined : read(page + 1, size)])
  const begin = offset - page * size
  const found: Answer['content'][number][] = [...answer.content, ...(next?.content ?? [])]
  const items = found.slice(begin, begin + count)
  return { items, offset, totalCount: answer.totalElements, answer }
}

/** How many calls a part of a list takes: one that does not begin where a page does is two, and one counted from the end asks first how many there are. */
export function callsOfPart(args: ConnectionArgs): number {
  const { first, last, before, after, skip } = args
  if (typeof last === 'number') return 3
  if (typeof before === 'string') return 2
  const begin = typeof after === 'string' ? (placeIn(after) ?? 0) + 1 : (skip ?? 0)
  return begin % Math.max(first ?? usual, 1) === 0 ? 1 : 2
}

/** How many items a part of a list has at most. */
export function itemsOfPart({ first, last }: ConnectionArgs): number {
  return Math.min(Math.max(first ?? last ?? usual, 0), most)
}

async function windowOf(
  args: ConnectionArgs,
  total: () => Promise<number>,
): Promise<{ offset: number; count: number }> {
  const { first, last, before, after, skip } = args
  const count = bounded('first', first) ?? bounded('last', last) ?? usual
  if (typeof last !== 'number') {
    if (typeof skip === 'number' && typeof after === 'string') throw refused('skip')
    const begin = typeof after === 'string' ? placeOf('after', after) + 1 : (placed(skip) ?? 0)
    const end = typeof before === 'string' ? placeOf('before', before) : Number.POSITIVE_INFINITY
    return { offset: begin, count: Math.max(0, Math.min(count, end - begin)) }
  }
  if (typeof first === 'number' || typeof skip === 'number') throw refused('last')
  const begin = typeof after === 'string' ? placeOf('after', after) + 1 : 0
  const end = typeof before === 'string' ? placeOf('before', before) : await total()
  const offset = Math.max(begin, end - count)
  return { offset, count: Math.max(0, end - offset) }
}

function bounded(argument: string, asked: number | null | undefined): number | undefined {
  if (typeof asked !== 'number') return undefined
  if (asked < 0 || asked > most) throw refused(argument, most)
  return asked
}

function placed(skip: number | null | undefined): number | undefined {
  if (typeof skip === 'number' && skip < 0) throw refused('skip')
  return skip ?? undefined
}

/** Where an item stands in its list; cursors say nothing else, and mean nothing to a client. */
const cursorOf = (place: number): string => Buffer.from(`at ${place}`).toString('base64url')

function placeOf(argument: string, cursor: string): number {
  const place = placeIn(cursor)
  if (place === undefined) throw refused(argument)
  return place
}

function placeIn(cursor: string): number | undefined {
  const [, place] = /^at (\d{1,9})$/.exec(Buffer.from(cursor.slice(0, 40), 'base64url').toString()) ?? []
  return place !== undefined && cursorOf(Number(place)) === cursor ? Number(place) : undefined
}

function refused(argument: string, limit?: number): PortalFailure {
  const told = { argument, ...(limit !== undefined && { limit }) }
  return new PortalFailure(`${argument} asks for no part of a list`, {
    ...{ code: 'BAD_REQUEST', status: 400, area: 'graph' },
    ...told,
  })
}

/** Resolvers of the fields that every connection has. */
export const connectionFields = {
  edges: <Item>({ items, offset }: Connection<Item>) =>
    items.map((node, index) => ({ node, cursor: cursorOf(offset + index) })),
  nodes: <Item>({ items }: Connection<Item>) => items,
  pageInfo: ({ items, offset, totalCount }: Connection<unknown>) => ({
    hasNextPage: offset + items.length < totalCount,
    hasPreviousPage: offset > 0 && totalCount > 0,
    startCursor: items.length > 0 ? cursorOf(offset) : null,
    endCursor: items.length > 0 ? cursorOf(offset + items.length - 1) : null,
  }),
}
