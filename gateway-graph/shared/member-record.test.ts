import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildSchema } from '../build-schema.ts'
import { createGraph } from '../create-graph.ts'
import { type GatewayDouble, startDouble } from '../testing/gateway-double.ts'
import { RecordingLog } from '../testing/recording-log.ts'
import { testContext, testNodeIds } from '../testing/test-context.ts'

const { execute } = createGraph({
  ...{ schema: buildSchema(), knownDocuments: {}, developerMode: true, log: new RecordingLog() },
})
let double: GatewayDouble
beforeEach(async () => {
  double = await startDouble()
})
afterEach(() => double.close())

it('[GRAPH-15] leaves what has a source of its own when the record of the member fails', async () => {
  double.replies = {
    'GET account': { text: '', status: 503 },
    'GET handbook/ooc': { text: 'https://a.example/ooc.pdf' },
  }
  const text = '{ viewer { plan: member { id outlineOfCoverage } named: member { firstName lastName } } }'
  const { data, errors } = await execute({ document: { text } }, testContext(double))
  const id = testNodeIds.idOf('Member', 'M0')
  expect(data).toEqual({ viewer: { plan: { id, outlineOfCoverage: 'https://a.example/ooc.pdf' }, named: null } })
  expect(errors.map(({ path }) => path)).toEqual([['viewer', 'named', 'firstName']])
})

it('[GRAPH-09] asks for no record that no field needs', async () => {
  const text = '{ viewer { member { id outlineOfCoverage preventiveCareDueDate } } }'
  const { errors } = await execute({ document: { text } }, testContext(double))
  expect(errors).toEqual([])
  expect(double.calls().sort()).toEqual(['GET handbook/ooc', 'GET pcp/city-of-portland'])
})

it('[GRAPH-01] tells of nobody but the viewer what the gateway tells of nobody else, and asks for none of it', async () => {
  const own = 'hasIdCard hasMedicareMaterials ebill { eligible } planManagement { isOpen } employment { employeeId }'
  const text = `{ viewer { family { members { suffix ${own} } } } }`
  const { data } = await execute({ document: { text } }, testContext(double))
  const members: Record<string, unknown>[] = Object(data?.viewer).family.members
  expect(members[0]).toMatchObject({ suffix: 0, hasIdCard: true, ebill: { eligible: true }, planManagement: {} })
  const none = { hasIdCard: null, hasMedicareMaterials: null, ebill: null, planManagement: null, employment: null }
  expect(members.slice(1)).toEqual(members.slice(1).map(({ suffix }) => ({ suffix, ...none })))
  expect(members.length).toBeGreaterThan(1)
  expect(double.calls().toSorted()).toEqual([
    ...['GET account', 'GET account/getEmployeeId', 'GET ebill/hasEbill', 'GET idCard/eligible'],
    ...['GET medicare-materials/eligibility', 'GET plan-management/details'],
  ])
})
