import { isInterfaceType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { buildSchema } from './build-schema.ts'
import { nodeTypes } from './node-resolvers.ts'
import { createNodeIds } from './shared/node-ids.ts'
import { asking } from './testing/asking.ts'
import { FakeSession } from './testing/fake-session.ts'
import { account, child, subscriber } from './testing/fixture.ts'
import { testNodeIds } from './testing/test-context.ts'

const { errorsOf, node, seen } = asking()
const idOf = testNodeIds.idOf

describe('node', () => {
  it('[GRAPH-02] gives again everything that implements Node', () => {
    const schema = buildSchema()
    const type = schema.getType('Node')
    const implementing = isInterfaceType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : []
    expect([...nodeTypes].sort()).toEqual(implementing.toSorted())
  })

  it('[GRAPH-02] gives the family and its members by the ids that they have', async () => {
    const family = idOf('Family', account.subscriberKey)
    expect(await node(family, '... on Family { id subscriberId }')).toEqual({
      ...{ __typename: 'Family', id: family, subscriberId: account.subscriberId },
    })
    const member = idOf('Member', child.memberKey)
    expect(await node(member, '... on Member { id firstName relationship }')).toEqual({
      ...{ __typename: 'Member', id: member, firstName: child.firstName, relationship: 'DEPENDENT' },
    })
    expect(seen().map(({ call }) => call)).toEqual(['GET account', 'GET account'])
  })

  it('[GRAPH-02] answers alike for what there is not, what is of others, and what was made up', async () => {
    const others = [
      idOf('Member', 'M4711'),
      idOf('Family', 'another'),
      idOf('Query', 'x'),
      idOf('constructor', 'x'),
      createNodeIds(new Uint8Array(32), 2).idOf('Member', subscriber.memberKey),
      subscriber.memberKey,
      '',
    ]
    for (const id of others) expect(await node(id), id).toBeNull()
  })

  it('[GRAPH-02] has nothing for a visitor, and asks nothing', async () => {
    const session = new FakeSession()
    expect(await node(idOf('Member', subscriber.memberKey), '', {}, { session })).toBeNull()
    expect(seen()).toEqual([])
  })

  it('[GRAPH-02] [GRAPH-15] is a failure, and no absence, when the gateway is down', async () => {
    const down = { 'GET account': { status: 503, json: { code: 'DOWN', message: 'x' } } }
    expect(await errorsOf(`node(id: "${idOf('Member', subscriber.memberKey)}") { id }`, down)).toMatchObject([
      { status: 503 },
    ])
  })
})
