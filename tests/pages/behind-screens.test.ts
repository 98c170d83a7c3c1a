import { type OperationDefinitionNode, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldsBehindScreens } from '../../gateway-graph/behind-screens.ts'
import { buildSchema } from '../../gateway-graph/build-schema.ts'
import type { ScreenKind } from '../../schema/generated/manifests.ts'
import { endsSession } from '../../server/content/ends-session.ts'
import { eobFile, idCardFile } from '../../server/files/gateway-file.ts'
import { shippedBrands } from '../../server/testing/test-portal.ts'
import { documentIds } from '../../web/generated/document-ids.ts'
import { clientDocuments } from '../graph/support/client-documents.ts'
import { mainOf } from './support/main-of.ts'
import { type RealWorld, startRealWorld, type Visitor } from './support/real-portal.ts'

const schema = buildSchema()
const brands = await shippedBrands()
const kindsOf = new Map(fieldsBehindScreens(schema).map(({ type, field, kinds }) => [`${type}.${field.name}`, kinds]))

/** The screens that each change belongs to. */
const changesOf = fieldsBehindScreens(schema).flatMap(({ type, kinds }) => (type === 'Mutation' ? [kinds] : []))

/** Every document of the client, with the fields in it that stand behind screens. */
const documents = clientDocuments.flatMap(({ name, text, variables }) => {
  const types = new TypeInfo(schema)
  const found: { field: string; path: readonly string[]; kinds: readonly string[] }[] = []
  // Fragments with such fields are on the viewer.
  let path: string[] = []
  const document = parse(text)
  visit(
    document,
    visitWithTypeInfo(types, {
      OperationDefinition: () => {
        path = []
      },
      FragmentDefinition: () => {
        path = ['viewer']
      },
      Field: {
        enter: ({ name: { value }, alias }) => {
          path = [...path, alias?.value ?? value]
          const kinds = kindsOf.get(`${types.getParentType()?.name}.${value}`)
          if (kinds) found.push({ field: value, path, kinds })
        },
        leave: () => {
          path = path.slice(0, -1)
        },
      },
    }),
  )
  const [operation] = document.definitions.filter((node): node is OperationDefinitionNode => 'operation' in node)
  const changes = operation?.operation === 'mutation'
  return found.length === 0 ? [] : [{ name, id: documentIds[name] ?? '', variables, found, changes }]
})

/** Addresses of a route's screen, as good as any for its guards. */
const params: Record<string, string> = {
  ...{ suffix: '0', claimType: 'medical', claimId: 'C1', memberSuffix: '0', documentId: 'D1', category: 'medical' },
  ...{ effectiveTime: '1735689600000', code: 'D2392', id: '40', status: '404' },
}
const addressOf = (path: string) => path.replace(/:(\w+)/g, (_colon, name: string) => params[name] ?? '1')

/** Files of members, with the screen that each belongs to; tests/doors names a new one. */
const files = [
  { path: '/files/eobs/D1.pdf', file: eobFile('D1.pdf') },
  { path: '/files/id-card.pdf', file: idCardFile({}) },
  { path: '/files/id-card.pdf?suffix=0&category=medical', file: idCardFile({ suffix: '0', category: 'medical' }) },
]

/** What every form of the portal would be happy with. */
const anyForm = {
  ...{
    emailAddress: 'robin@sample.example',
    category: 'DENTAL',
    cancellationStatusId: 'MEDICAL',
    option: 'MEDICAL',
    confirm: 'yes',
  },
  ...{
    currentPassword: 'Portal2026!',
    password: 'Portal2027!',
    passwordAgain: 'Portal2027!',
    subscriberId: 'ABC123456',
  },
  ...{ addressLine1: '1 Main St', city: 'Portland', state: 'OR', zipCode: '97201', country: 'US', groupId: '10001001' },
}

let world: RealWorld
beforeAll(async () => {
  world = await startRealWorld()
})
afterAll(() => world.close())

const signedIn = (persona: string) => async (domainId: number) =>
  (await world.portal(domainId)).visitor(await world.signIn(persona, domainId))

/** Staff who act for the subscriber whose plans have all ended. */
async function actingStaff(domainId: number): Promise<Visitor> {
  const termed = mainOf((await (await signedIn('termed')(domainId)).open('/account/summary')).text).textContent
  const [, subscriberId = ''] = /Subscriber ID(\w+?) ?Copy/.exec(termed ?? '') ?? []
  const staff = await signedIn('anyone')(domainId)
  const { location } = await staff.submit('/login-as', { intent: 'subscriber', subscriberId })
  expect(location).toBe('/home')
  return staff
}

/** Somebody whom guards refuse something. */
const people: Record<string, (domainId: number) => Promise<Visitor>> = {
  'a member whose plans have ended': signedIn('termed'),
  'a minor': signedIn('minor'),
  'a grown dependent': signedIn('dependent'),
  'somebody without a plan': signedIn('noplan'),
  'a member with dental only': signedIn('dentalonly'),
  'staff on their own': signedIn('anyone'),
  'staff who act for a member whose plans have ended': actingStaff,
  'somebody in the middle of signing in': domainId => signedIn(domainId === 5 ? 'unsigned' : 'noprefs')(domainId),
  'a guest': async domainId => (await world.portal(domainId)).visitor(),
}

/** Nothing, or what a form is told that the service refused. */
const isRefusal = (value: unknown) =>
  value == null ||
  (typeof value === 'object' && 'userErrors' in value && Array.isArray(value.userErrors) && value.userErrors.length > 0)

const writes = () => world.gateway.calls().filter(call => !call.startsWith('GET '))

describe.each(brands.map(brand => [brand.brand.domainId, brand] as const))('domain %i', (domainId, brand) => {
  it.each(Object.keys(people))(
    '[MEMBER-56] [S11] [PERM-18] [PERM-02] what pages refuse to %s, nothing posted gets',
    async who => {
      const visitor = await people[who]?.(domainId)
      if (!visitor) throw new Error('Nobody')
      const open = new Map<string, boolean>()
      const closedRoutes: { path: string; screen: ScreenKind }[] = []
      for (const { route } of brand.routes.list) {
        // A redirect is no screen, and what ends the session is open to everybody.
        if (route.screen === 'redirect' || endsSession(brand, route.path)) continue
        const path = addressOf(route.path)
        const { data } = await visitor.ask(documentIds.ScreenOnly ?? '', { path })
        const { status, redirect } = (data as { screen: { status: number; redirect: string | null } }).screen
        const opens = status === 200 && redirect === null
        open.set(route.screen, opens || (open.get(route.screen) ?? false))
        if (!opens) closedRoutes.push({ path, screen: route.screen })
      }
      expect(closedRoutes.length).toBeGreaterThan(0)
      world.gateway.forget()
      const got: string[] = []
      let refusals = 0
      for (const { name, id, variables, found, changes } of documents) {
        const refused = found.filter(({ kinds }) => !kinds.some(kind => open.get(kind)))
        // What is open is not done: it would change the member's account.
        if (refused.length === 0 || (changes && refused.length < found.length)) continue
        if (who === 'a guest' && changes) continue
        const { data, errors = [] } = await visitor.ask(id, variables)
        const at = (path: readonly string[]) => path.reduce<unknown>((value, key) => Object(value)[key], data)
        got.push(...refused.filter(({ path }) => !isRefusal(at(path))).map(({ field }) => `${name}: ${field}`))
        const codes = errors.map(({ extensions }) => extensions.code)
        // What is the member's own to change is refused to staff before any screen is asked for.
        const isRefused = codes.includes('NOT_OPEN') || codes.includes('NOT_WHILE_ACTING')
        if (who !== 'a guest' && !isRefused) got.push(`${name}: ${codes.join() || 'no refusal'}`)
        refusals++
      }
      expect(got).toEqual([])
      expect(refusals).toBeGreaterThan(0)
      for (const { path, file } of files) {
        if (file === undefined || open.get(file.screen)) continue
        const { status } = await visitor.open(path)
        if (status !== 401 && status !== 403) got.push(`${status} of ${path}`)
        refusals++
      }
      for (const { path, screen } of closedRoutes) {
        // A form that another screen has, too, is refused only with that: preferences are of settings and of the journey.
        const does = changesOf.filter(kinds => kinds.includes(screen))
        if (does.some(kinds => kinds.some(kind => open.get(kind)))) continue
        const { status } = await visitor.submit(path, anyForm)
        if (status < 300) got.push(`${status} of a form posted to ${path}`)
      }
      expect(got).toEqual([])
      // Without a session there is no token, and the gateway refuses by itself what is not for everybody.
      if (who !== 'a guest') expect(writes()).toEqual([])
    },
  )
})
