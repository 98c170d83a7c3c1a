import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordedMutations } from '../../gateway-graph/audit-mutations.ts'
import { buildSchema } from '../../gateway-graph/build-schema.ts'
import { gatewayOperations } from '../../schema/generated/gateway-operations.ts'
import { saidByPortal } from '../../server/cli/testing/said-by-portal.ts'
import { endsSession } from '../../server/content/ends-session.ts'
import { shippedBrands } from '../../server/testing/test-portal.ts'
import { clientDocuments } from '../graph/support/client-documents.ts'
import { type AuditedPortals, rowsIn, startAuditedPortals } from './support/audited-portals.ts'

let portals: AuditedPortals
beforeAll(async () => {
  portals = await startAuditedPortals()
})
afterAll(() => portals.close())

/** Values for parameters of routes with which their screens ask. */
const parameters: Record<string, string> = {
  ...{
    claimType: 'medical',
    claimId: 'C1',
    documentId: 'D1',
    category: 'medical',
    status: '404',
    code: 'D2392',
    id: '40',
  },
  effectiveTime: '1735689600000',
}

it('[SEC-19] every page of the route table that staff open as a member has a row', async () => {
  const acting = await portals.actAs(
    await portals.signIn('groups1'),
    await portals.signIn('anyone1'),
    'act-pages-begin',
  )
  const [brand] = await shippedBrands()
  if (brand === undefined) throw new Error('no brand')
  const shown: [string, number][] = []
  for (const [index, { route }] of brand.routes.list.entries()) {
    const path = route.path.replace(/:(\w+)/g, (_colon, name: string) => parameters[name] ?? '0')
    if (endsSession(brand, path)) continue
    const { status } = await portals.open(path, acting, `act-pages-${index}`)
    // The texts to acknowledge are the brand's own: without any it is no address, and recorded as one that is not there.
    const isThere = route.screen !== 'acknowledgement' || brand.journey.texts.length > 0
    if (status < 300 || status > 399) shown.push([isThere ? route.path : '/*', index])
  }
  expect(shown.length).toBeGreaterThan(20)
  await portals.portal.signIn('groups')
  const rows = rowsIn(portals.files.portal)
  const recorded = shown.map(
    ([, index]) => rows.find(({ request, event }) => request === `act-pages-${index}` && event !== 'read')?.what,
  )
  expect(recorded).toEqual(shown.map(([path]) => path))
})

const changes = clientDocuments.filter(({ kind }) => kind === 'mutation')

it('[SEC-19] every change that the client can ask for has a row, and no row any value of a member besides keys', async () => {
  const schema = buildSchema()
  const recorded = recordedMutations(schema)
    .filter(({ as }) => as !== 'READ')
    .map(({ field }) => field.name)
  for (const { name, variables } of changes) await portals.portal.ask(name, variables, {}, `all-changes-${name}`)
  const member = await portals.portal.signIn('noclaims')
  for (const { name, variables } of changes.filter(({ name }) => !/LogIn|LogOut|SignIn/.test(name)))
    await portals.portal.ask(name, variables, member, `all-changes-${name}`)
  await portals.portal.signIn('groups')
  const rows = portals.rows()
  const what = new Set(rows.map(row => row.what))
  expect(recorded.filter(name => !what.has(name))).toEqual([])

  const [brand] = await shippedBrands()
  const known = [
    ...Object.keys(gatewayOperations),
    ...recordedMutations(schema).map(({ field }) => field.name),
    ...(brand?.routes.list.map(({ route }) => route.path) ?? []),
    ...['session', 'any call', '/*', '/graphql', '/files/*', '/files/eobs/:file', '/files/id-card.pdf'],
  ]
  const keys = new Set(portals.valuesOf('select memberKey, subscriberKey from member'))
  for (const row of rows) {
    if (!/^viewer(\.\w+)*$/.test(row.what)) expect(known).toContain(row.what)
    for (const key of [row.person, row.actingAs]) if (key !== null) expect(keys).toContain(key)
    expect(row.result).toMatch(/^(?:done|[A-Z_]+|\d{3})(?:, \d+ more)?$/)
    expect(row.origin).toBe('loopback')
  }
  const typed = ['Portal2026!', 'robin', 'Robin', 'ABC123456', 'Secret', 'Biscuit', '1980-07-04', '97201', 'Main St']
  expect(portals.toldIn(rows, typed)).toEqual([])
})

const tampering: [name: string, sql: string, line: string][] = [
  ['edited', "update audit set person = 'm-2' where number = 2", 'Row 2: not what was written there'],
  ['removed', 'delete from audit where number = 3', 'Row 3: missing'],
  [
    'added',
    `insert into audit select number + 1, at, event, result, person, actingAs, what, origin, request, hash from audit
       order by number desc limit 1`,
    'added',
  ],
  [
    'moved',
    'update audit set number = -9 where number = 2; update audit set number = 2 where number = 3; update audit set number = 3 where number = -9',
    'Row 2: not what was written there',
  ],
]

it.each(['portal', 'gateway'] as const)(
  '[SEC-19] [SEC-20] the chain of the %s verifies, and a row that was tampered with is named',
  async store => {
    const verify = (file: string) => saidByPortal(['audit', 'verify', '--data', file])
    // The gateway's audit is found by its data file.
    expect(await verify(portals.files[store].replace('.audit', ''))).toMatchObject({ code: 0 })
    for (const [name, sql, line] of tampering) {
      const copy = `${portals.files[store]}.${name}`
      const database = new DatabaseSync(portals.files[store])
      database.exec(`vacuum into '${copy}'`)
      database.close()
      const copied = new DatabaseSync(copy)
      copied.exec(`drop trigger auditUnchanged; drop trigger auditKept; ${sql}`)
      copied.close()
      const { code, out } = await verify(copy)
      expect([name, code]).toEqual([name, 1])
      expect(out).toContain(line)
    }
  },
)
