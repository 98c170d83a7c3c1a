import { pathsIn } from '../../schema/path-of.ts'
import type { Content, FactReader, GraphContext } from '../context/graph-context.ts'
import { type ContextOptions, createContext } from '../create-context.ts'
import { createNodeIds } from '../shared/node-ids.ts'
import { FakeSession, fakeToken } from './fake-session.ts'
import { testBrand } from './fixture.ts'
import type { GatewayDouble } from './gateway-double.ts'
import { RecordingLog } from './recording-log.ts'

/** Content that leads home and shows next to nothing. */
export const plainContent: Content = {
  shell: async () => ({ session: 'full' }),
  screen: async (path: string, reader: FactReader) => ({
    ...{ route: 'home', kind: 'home', status: 200, redirect: null, title: 'Home' },
    params: [{ name: 'path', value: path }],
    view: { session: await reader.fact('session') },
  }),
  opens: () => 'open',
  next: async () => ({ path: '/home', complete: true, returns: true }),
  isOpen: async () => true,
  texts: ['house-rules'],
  pathOf: pathsIn([
    { id: 'home', path: '/home' },
    { id: 'logout', path: '/logout' },
    { id: 'account-change-password', path: '/account/settings/change-password' },
  ]),
}

/** The ids of nodes in tests. */
export const testNodeIds = createNodeIds(new Uint8Array(32), testBrand.domainId)

/** The context of a request to a double; by default of the subscriber with a full session, on a noon in June 2026. */
export function testContext(
  double: Pick<GatewayDouble, 'pool' | 'url'>,
  options: Partial<ContextOptions> = {},
): GraphContext {
  return createContext({
    brand: testBrand,
    session: FakeSession.with(fakeToken()),
    nodeIds: testNodeIds,
    clock: { now: () => new Date('2026-06-15T19:00:00Z'), timeZone: 'America/Los_Angeles' },
    viewport: 'desktop',
    content: plainContent,
    pool: double.pool,
    gatewayUrl: double.url,
    requestId: 'request-1',
    log: new RecordingLog(),
    ...options,
  })
}
