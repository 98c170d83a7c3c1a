import { parse } from 'graphql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildSchema } from '../build-schema.ts'
import { createGraph } from '../create-graph.ts'
import { account, subscriber } from '../testing/fixture.ts'
import { type GatewayDouble, startDouble } from '../testing/gateway-double.ts'
import { RecordingLog } from '../testing/recording-log.ts'
import { testContext } from '../testing/test-context.ts'
import { callBound } from './call-bound.ts'
import { upstreamCalls } from './upstream-calls.ts'

const schema = buildSchema()
const { execute } = createGraph({ schema, knownDocuments: {}, developerMode: true, log: new RecordingLog() })
const bound = (text: string, variables = {}) => callBound(schema, parse(text), variables)

let double: GatewayDouble
beforeEach(async () => {
  double = await startDouble()
})
afterEach(() => double.close())

describe('the bound of a document', () => {
  it('[GRAPH-12] counts what fields share once, and what each of them asks each time', () => {
    expect(bound('{ viewer { member { firstName } family { subscriberId } } }')).toBe(1)
    expect(bound('{ viewer { member { employment { employeeId } } accountStatus } }')).toBeGreaterThan(2)
    const one = bound('{ viewer { family { explanation(number: "D1") { number } } } }') ?? 0
    const two = bound(
      '{ viewer { family { a: explanation(number: "D1") { number } b: explanation(number: "D2") { number } } } }',
    )
    expect(two).toBe(one + 1)
  })

  it('[GRAPH-12] counts what is asked of the items of a connection by its first, from a variable and by default too', () => {
    // Two for each: which explanation it is, and what it says.
    const claims = (first: string) =>
      `query ($n: Int) { viewer { member { claims(${first}) { nodes { explanation { number } } } } } }`
    const cost = (first: string, variables = {}) =>
      (bound(claims(first), variables) ?? 0) - (bound(claims('first: 0')) ?? 0)
    expect([cost('first: 7'), cost('first: $n', { n: 7 }), cost('first: $n')]).toEqual([14, 14, 20])
    // One that is out of the list's bounds is refused there, and asks for nothing.
    expect(cost('first: 1000000')).toBe(200)
  })

  it('[GRAPH-12] counts what is asked of a program once, whichever list it stands in', () => {
    const all = '{ viewer { member { programs { phoneNumber children { phoneNumber } } } } }'
    expect(bound(all)).toBe(bound('{ viewer { member { programs { phoneNumber } } } }'))
    expect(bound(all)).toBe((bound('{ viewer { member { programs { name } } } }') ?? 0) + 20)
  })

  it('[GRAPH-12] counts fragments and nodes as what they stand for', () => {
    const plain = bound('{ viewer { family { claimChoices { providers { number } } } } }')
    const spread =
      '{ ...Q } fragment Q on Query { viewer { ... { family { ...F } } } } fragment F on Family { claimChoices { providers { number } } }'
    expect(bound(spread)).toBe(plain)
    const node = (inner: string) => bound(`{ node(id: "x") { id ${inner} } }`) ?? 0
    expect(node('... on Claim { explanation { number } }')).toBe(node('') + 2)
  })

  it('knows no field that is not there', () => {
    const stale = Object.keys(upstreamCalls).filter(place => {
      const [type = '', field = ''] = place.split('.')
      const found = schema.getType(type)
      return !(found && 'getFields' in found && field in found.getFields())
    })
    expect(stale).toEqual([])
  })
})

describe('a document over it', () => {
  const each = '{ viewer { family { members { claims(first: 9) { nodes { explanation { number } } } } } } }'

  it('[GRAPH-12] [GRAPH-08] is refused before it calls, with how many calls it could make and how many it may', async () => {
    const { data, errors } = await execute({ document: { text: each } }, testContext(double))
    expect([data, double.calls()]).toEqual([null, []])
    expect(errors.map(({ extensions }) => extensions)).toEqual([
      { ...{ code: 'TOO_MANY_CALLS', status: 400, area: 'graph' }, calls: bound(each), limit: 60 },
    ])
    expect(bound(each)).toBeGreaterThan(12 * 9)
  })

  it('[GRAPH-12] runs once it asks for fewer', async () => {
    const fewer = each.replace('first: 9', 'first: 1')
    expect(bound(fewer)).toBeLessThanOrEqual(60)
    expect((await execute({ document: { text: fewer } }, testContext(double))).errors).toEqual([])
    expect(double.calls()).not.toEqual([])
  })

  it.each(['as developers write it', 'as the client’s own'])(
    '[GRAPH-12] [GRAPH-08] %s is counted anew for a family larger than was assumed, before its people are asked for',
    async written => {
      const text = '{ viewer { family { members { idCards { memberName } } } } }'
      const hash = 'of-cards'
      const graph = createGraph({
        ...{ schema, knownDocuments: { [hash]: text }, developerMode: true, log: new RecordingLog() },
      })
      const document = written.includes('own') ? { hash } : { text }
      const ofFamily = async (size: number) => {
        const family = await startDouble()
        const members = Array.from({ length: size }, (_, suffix) => ({
          ...subscriber,
          ...{ memberKey: `M${suffix}`, memberSuffix: suffix },
        }))
        family.replies = { 'GET account': { json: { ...account, members } } }
        const { data, errors } = await graph.execute({ document }, testContext(family))
        await family.close()
        return { data, errors, cards: family.calls().filter(call => call === 'GET idCard/view').length }
      }
      const assumed = bound(text) ?? 0
      const largest = 12 + 60 - assumed
      expect(await ofFamily(largest)).toMatchObject({ errors: [], cards: largest })
      const refused = await ofFamily(largest + 1)
      expect([refused.data, refused.cards]).toEqual([{ viewer: { family: null } }, 0])
      expect(refused.errors).toMatchObject([
        { path: ['viewer', 'family', 'members'], extensions: { code: 'TOO_MANY_CALLS', calls: 61, limit: 60 } },
      ])
    },
  )
})
