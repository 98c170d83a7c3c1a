import { buildSchema as fromText, type GraphQLResolveInfo } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordedMutations, recordMutations } from './audit-mutations.ts'
import { buildSchema } from './build-schema.ts'
import { PortalFailure } from './failures/portal-failure.ts'
import { type GatewayDouble, startDouble } from './testing/gateway-double.ts'
import { plainContent, testContext } from './testing/test-context.ts'

const schema = buildSchema()

let double: GatewayDouble
beforeAll(async () => {
  double = await startDouble()
})
afterAll(() => double.close())

/** A context that notes how each change began and ended. */
function recording() {
  const told: string[] = []
  const context = testContext(double, {
    content: { ...plainContent, opens: () => 'missing' },
    audit: {
      begins: (name, as) => async failure => void told.push(`${as} ${name} ${outcome(failure)}`),
      ...{ refused: () => {}, taken: () => {} },
    },
  })
  return { told, context }
}

function outcome(failure: unknown): string {
  if (failure instanceof PortalFailure) return failure.failure.code
  return failure instanceof Error ? 'thrown' : String(failure ?? 'done')
}

it('[SEC-19] what is recorded as reading alone changes nothing of a member', () => {
  const reads = recordedMutations(schema).filter(({ as }) => as === 'READ')
  expect(reads.map(({ field }) => field.name).sort()).toEqual([
    ...['beginSignIn', 'checkRegistration', 'checkUsername', 'continueJourney'],
    ...['extendSession', 'logOut', 'openEbill', 'registerEbill'],
  ])
})

it('[SEC-19] a mutation that nobody thought of is recorded as a change', () => {
  const [mutation] = recordedMutations(fromText('type Query { a: Int } type Mutation { saveNews: Int }'))
  expect([mutation?.field.name, mutation?.as]).toEqual(['saveNews', 'CHANGE'])
})

it.each(recordedMutations(schema).map(({ field, as }) => [field.name, as] as const))(
  '[SEC-19] %s is recorded once, however it ends',
  async (name, as) => {
    const { told, context } = recording()
    const field = schema.getMutationType()?.getFields()[name]
    // No screen of these opens, so that most end before anything is asked.
    await Promise.resolve(field?.resolve?.({}, {}, context, {} as GraphQLResolveInfo)).catch(() => undefined)
    expect(told).toEqual([expect.stringMatching(new RegExp(`^${as} ${name} `))])
  },
)

it('[SEC-19] records the code of an answer, of a failure and of a bug, and waits before anything is answered', async () => {
  const own = fromText('type Query { a: Int } type Mutation { save: Int, refuse: Int, fail: Int, break: Int }')
  const fields = own.getMutationType()?.getFields() ?? {}
  const answers: Record<string, () => unknown> = {
    save: () => ({ userErrors: [] }),
    refuse: () => ({ userErrors: [{ code: 'INVALID_INPUT' }] }),
    fail: () => {
      throw new PortalFailure('no', { code: 'FORBIDDEN', status: 403, area: 'account' })
    },
    break: () => {
      throw new TypeError('a value of a member')
    },
  }
  for (const [name, field] of Object.entries(fields)) field.resolve = async () => answers[name]?.()
  recordMutations(own)
  const { told, context } = recording()
  for (const field of Object.values(fields))
    await Promise.resolve(field.resolve?.({}, {}, context, {} as GraphQLResolveInfo)).catch(() => undefined)
  expect(told).toEqual([
    'CHANGE save done',
    'CHANGE refuse INVALID_INPUT',
    'CHANGE fail FORBIDDEN',
    'CHANGE break thrown',
  ])
})

it('[SEC-19] gives no answer of a change that must not go on', async () => {
  const own = fromText('type Query { a: Int } type Mutation { act: Int }')
  const field = own.getMutationType()?.getFields().act
  if (field) field.resolve = async () => ({ userErrors: [] })
  recordMutations(own)
  const { context } = recording()
  const audit = { ...context.audit, begins: () => () => Promise.reject(new Error('not stored')) }
  await expect(field?.resolve?.({}, {}, { ...context, audit }, {} as GraphQLResolveInfo)).rejects.toThrow('not stored')
})
