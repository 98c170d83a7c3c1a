import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PortalFailure } from '../failures/portal-failure.ts'
import { type Connection, type ConnectionArgs, connectionFields, readConnection } from './connection.ts'

/** A list behind a gateway that gives pages, and how often it was asked. */
function listOf(length: number) {
  const all = Array.from({ length }, (_, index) => index)
  const asked: [page: number, size: number][] = []
  const read = async (page: number, size: number) => {
    asked.push([page, size])
    return { content: all.slice(page * size, (page + 1) * size), totalElements: length }
  }
  return { all, asked, ask: (args: ConnectionArgs) => readConnection(args, read) }
}

const { edges, nodes, pageInfo } = connectionFields
const lengths = fc.nat({ max: 120 })
const sizes = fc.integer({ min: 1, max: 100 })

/** Everything, part by part, as a client walks that follows the cursors. */
async function walk(next: (cursor: string | null) => Promise<Connection<number>>, forth: boolean): Promise<number[]> {
  const walked: number[] = []
  let cursor: string | null = null
  for (;;) {
    const part = await next(cursor)
    const info = pageInfo(part)
    const items = [...part.items]
    if (forth) walked.push(...items)
    else walked.unshift(...items)
    cursor = forth ? info.endCursor : info.startCursor
    if (!(forth ? info.hasNextPage : info.hasPreviousPage)) return walked
  }
}

describe('connections', () => {
  it('[GRAPH-03] walked forth and back give every item once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(lengths, sizes, async (length, size) => {
        const { all, ask } = listOf(length)
        expect(await walk(after => ask({ first: size, after }), true)).toEqual(all)
        expect(await walk(before => ask({ last: size, before }), false)).toEqual(all)
      }),
    )
  })

  it('[GRAPH-03] from any place on, with any length, hold what stands there', async () => {
    await fc.assert(
      fc.asyncProperty(lengths, sizes, fc.nat({ max: 150 }), async (length, first, skip) => {
        const { all, asked, ask } = listOf(length)
        const part = await ask({ first, skip })
        expect(nodes(part)).toEqual(all.slice(skip, skip + first))
        expect(part.totalCount).toBe(length)
        expect(asked.length).toBe(skip % first === 0 ? 1 : 2)
        const whole = edges(await ask({ first: 100 }))
        for (const { node, cursor } of edges(part)) if (node < 100) expect(whole[node]).toEqual({ node, cursor })
      }),
    )
  })

  it('[GRAPH-03] lie between two cursors', async () => {
    const { ask } = listOf(30)
    const cursors = edges(await ask({ first: 30 })).map(({ cursor }) => cursor)
    const between = { after: cursors[4] ?? '', before: cursors[9] ?? '' }
    expect((await ask({ ...between, first: 3 })).items).toEqual([5, 6, 7])
    expect((await ask({ ...between, last: 3 })).items).toEqual([6, 7, 8])
    expect((await ask({ ...between, first: 50 })).items).toEqual([5, 6, 7, 8])
    expect((await ask({ after: cursors[9] ?? '', before: cursors[4] ?? '', first: 3 })).items).toEqual([])
  })

  it('[GRAPH-03] follow one another in one call each, and have ten items when nobody says', async () => {
    const { asked, ask } = listOf(35)
    let part = await ask({})
    while (pageInfo(part).hasNextPage) part = await ask({ first: 10, after: pageInfo(part).endCursor })
    expect(asked).toEqual([
      [0, 10],
      [1, 10],
      [2, 10],
      [3, 10],
    ])
  })

  it('[GRAPH-03] say where they stand', async () => {
    const { ask } = listOf(3)
    expect(pageInfo(await ask({ first: 0 }))).toMatchObject({ hasNextPage: true, startCursor: null })
    expect(pageInfo(await ask({ skip: 9 }))).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    expect(pageInfo(await listOf(0).ask({}))).toEqual({
      ...{ hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    })
  })

  it('[GRAPH-03] [GRAPH-08] are bounded, and refusals name the argument and its limit', async () => {
    const told = async (args: ConnectionArgs) =>
      listOf(5)
        .ask(args)
        .catch((error: unknown) => (error instanceof PortalFailure ? error.failure : error))
    const failure = { code: 'BAD_REQUEST', status: 400 }
    expect(await told({ first: 101 })).toMatchObject({ ...failure, argument: 'first', limit: 100 })
    expect(await told({ first: -1 })).toMatchObject({ ...failure, argument: 'first' })
    expect(await told({ last: 101 })).toMatchObject({ ...failure, argument: 'last', limit: 100 })
    expect(await told({ first: 1, last: 1 })).toMatchObject({ ...failure, argument: 'last' })
    expect(await told({ skip: -1 })).toMatchObject({ ...failure, argument: 'skip' })
    for (const cursor of ['', '5', 'YXQ', Buffer.from('at 1e3').toString('base64url'), 'x'.repeat(8_000)])
      expect(await told({ after: cursor }), cursor.slice(0, 20)).toMatchObject({ ...failure, argument: 'after' })
  })
})
