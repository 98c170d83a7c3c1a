import type { StudioClient } from '../../build/load-studio.ts'
import { sqlKnownStaff } from '../../content/store/known-staff.ts'
import { sqlContentStore } from '../../content/store/sql-content-store.ts'
import { openState } from '../../state/open-state.ts'
import { type Reply, type SendOptions, startTestPortal } from '../../testing/test-portal.ts'
import type { StudioOptions } from '../studio-app.ts'

export const studioHost = 'studio.example'
export const studioOrigin = `http://${studioHost}`

/** In place of what Vite builds. */
export const builtClient: StudioClient = {
  assets: { script: '/assets/studio.js', styles: ['/assets/studio.css'], preload: [], parts: {} },
  folder: import.meta.dirname,
}

interface StudioTest {
  studio?: Partial<StudioOptions>
  developer?: boolean
  clock?: { now(): Date }
  /** What it logs, a line each. */
  lines?: string[]
}

/** A portal with a studio, in whose store a revision of one small file is live. */
export async function startStudio({
  studio = {},
  developer = false,
  clock = { now: () => new Date() },
  lines,
}: StudioTest) {
  const state = openState(':memory:', { now: () => clock.now().getTime() })
  const store = sqlContentStore(state.content)
  const [hash = ''] = await store.keep([new TextEncoder().encode('{}\n')])
  const files = new Map([['base/menus.json', hash]])
  await store.publish({ author: 'Ada', at: clock.now(), note: '', cause: 'import', files, onto: undefined })
  const client = async () => builtClient
  const options: StudioOptions = { host: studioHost, provider: undefined, fourEyes: true, client, ...studio }
  const log = lines && { log: { stream: { write: (line: string) => void lines.push(line) }, level: 'info' as const } }
  const portal = await startTestPortal({ state, developer, clock, studio: options, ...log })
  /** As a browser sends it from a page of the studio's. */
  const fromStudio = (path: string, { headers, ...more }: SendOptions = {}): Promise<Reply> =>
    portal.send(path, { host: studioHost, ...more, headers: { origin: studioOrigin, ...headers } })
  const json = { 'content-type': 'application/json', 'x-studio': '1' }
  return {
    portal,
    fromStudio,
    /** Staff whose address is known. */
    known: () => sqlKnownStaff(state.content).all(clock.now()),
    submit: (path: string, form: Record<string, string>, more: SendOptions = {}) =>
      fromStudio(path, {
        ...{ method: 'POST', body: new URLSearchParams(form).toString(), ...more },
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...more.headers },
      }),
    ask: (query: string, cookies: Record<string, string>, more: SendOptions = {}) =>
      fromStudio('/graphql', { method: 'POST', body: JSON.stringify({ query }), cookies, headers: json, ...more }),
    async close() {
      await portal.close()
      await state.close()
    },
  }
}

/** The cookies that an answer leaves in a browser. */
export function cookiesOf({ setCookies }: Reply): Record<string, string> {
  const kept = setCookies.map(cookie => /^([^=]+)=([^;]*)/.exec(cookie) ?? []).filter(([, , value]) => value !== '')
  return Object.fromEntries(kept.map(([, name = '', value = '']) => [name, value] as const))
}
