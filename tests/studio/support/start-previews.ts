import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFolderFiles } from '../../../server/content/folder-files.ts'
import { manifestsFolder } from '../../../server/content/manifest-files.ts'
import { keepFiles } from '../../../server/content/store/file-bytes.ts'
import { sqlContentStore } from '../../../server/content/store/sql-content-store.ts'
import { startPortal } from '../../../server/start-portal.ts'
import { openState } from '../../../server/state/open-state.ts'
import { builtClient, cookiesOf } from '../../../server/studio/testing/start-studio.ts'
import { type SendOptions, send, shippedBrands } from '../../../server/testing/test-portal.ts'

export const studioHost = 'studio.localhost'
/** The gateway of real members: it counts who asks. */
async function countingGateway() {
  let calls = 0
  const server = createServer((_request, response) => {
    calls += 1
    response.writeHead(503).end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, calls: () => calls, close: () => void server.close() }
}
const brandHost = 'first.localhost'

/** What is asked of a preview, with a draft by name. */
interface Looking {
  brand?: string
  draftId?: string
  version?: number
  persona?: string
  facts?: readonly { name: string; value: string }[]
  segments?: readonly { name: string; value: string }[]
  seeing?: string
  screen?: string
  standing?: string
  at?: string
  path?: string
}

/** A portal of the shipped manifests with a studio, over a gateway that counts who asks it. */
export async function startPreviews() {
  const gateway = await countingGateway()
  let now = new Date('2026-03-10T12:00:00Z')
  // Time goes on, as it does.
  const clock = {
    now() {
      now = new Date(now.getTime() + 7)
      return now
    },
  }
  const state = openState(':memory:', { now: () => now.getTime() })
  const store = sqlContentStore(state.content)
  const folder = manifestsFolder({})
  const files = await keepFiles(store, await readFolderFiles(folder))
  await store.publish({ author: 'Ada', at: now, note: '', cause: 'import', files, onto: undefined })
  const demoStaff = [
    { id: 'editor', name: 'Ada', about: '', grants: [{ role: 'editor' as const }] },
    { id: 'of-senior', name: 'Bo', about: '', grants: [{ role: 'viewer' as const, brand: 'senior' }] },
  ]
  const portal = await startPortal({
    ...{ port: 0, host: '127.0.0.1', gatewayUrl: gateway.url, state, clock, developer: true },
    // The first preview starts two programs, which a machine that is busy takes its time for.
    clientLimits: { headers: 60_000, request: 300_000, silence: 300_000 },
    manifests: { folder, brands: await shippedBrands() },
    studio: { host: studioHost, provider: undefined, fourEyes: true, demoStaff, client: async () => builtClient },
  })
  const at = (host: string, path: string, sent: SendOptions = {}) =>
    send(portal.port, host, path, { host: `${host}:${portal.port}`, ...sent })

  /** Somebody of the staff, signed in. */
  async function staff(id: string) {
    const origin = `http://${studioHost}:${portal.port}`
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin }
    const cookies = cookiesOf(await at(studioHost, '/sign-in', { method: 'POST', body: `staff=${id}`, headers: form }))
    const ask = async (query: string, variables: object = {}) => {
      const headers = { 'content-type': 'application/json', 'x-studio': '1', origin }
      const body = JSON.stringify({ query, variables })
      return JSON.parse((await at(studioHost, '/graphql', { method: 'POST', body, headers, cookies })).text)
    }
    return {
      ...{ ask, cookies },
      signOut: () => at(studioHost, '/sign-out', { method: 'POST', body: '', headers: form, cookies }),
      /** Asks for fields of a preview. */
      async preview(fields: string, input: Looking) {
        const query = `query ($input: PreviewInput!) { preview(input: $input) { ${fields} } }`
        return (await ask(query, { input: { brand: 'first', ...input } })).data.preview
      },
      /** Opens a preview: how it answers from then on, as the browser asks that opened it. */
      async open(input: Looking) {
        const { address } = await this.preview('address', input)
        return opened(address)
      },
    }
  }

  async function opened(address: string) {
    const { hostname, pathname, search } = new URL(address)
    const reply = await at(hostname, pathname + search)
    const cookies = cookiesOf(reply)
    return {
      ...{ reply, cookies, hostname, first: String(reply.headers.location) },
      look: (path: string, sent: SendOptions = {}) =>
        at(hostname, path, { ...sent, cookies: { ...cookies, ...sent.cookies } }),
    }
  }

  return {
    ...{ staff, opened, at, store, portal },
    /** How often the gateway of real members was asked. */
    realCalls: () => gateway.calls(),
    audit: () => state.audit.rows(),
    /** What members of the brand get. */
    member: (path: string, sent: SendOptions = {}) => at(brandHost, path, sent),
    /** Saves a draft with other files, and answers its id. */
    async save(name: string, changed: ReadonlyMap<string, string | Uint8Array>): Promise<string> {
      const head = await store.head()
      const tree = new Map(await store.files(head?.tree ?? ''))
      const bytes = new Map([...changed].map(([path, text]) => [path, Buffer.from(text)] as const))
      for (const [path, hash] of await keepFiles(store, bytes)) tree.set(path, hash)
      const saving = { author: 'Ada <editor>', at: now, note: '', name, seen: 0, base: head?.number ?? 0 }
      await store.save({ ...saving, files: tree })
      return (await (await staff('editor')).ask(`{ draft(name: "${name}") { id } }`)).data.draft.id
    },
    /** Saves a draft in which a text of a file is another. */
    async draft(name: string, path: string, from: string, to: string): Promise<string> {
      const head = await store.head()
      const tree = new Map(await store.files(head?.tree ?? ''))
      const text = new TextDecoder().decode((await store.bytes([tree.get(path) ?? ''])).get(tree.get(path) ?? ''))
      if (!text.includes(from)) throw new Error(`${path} has no ${from}`)
      const [hash = ''] = await store.keep([new TextEncoder().encode(text.replace(from, to))])
      const seen = (await store.draft(name))?.version ?? 0
      const saving = { author: 'Ada <editor>', at: now, note: '', name, seen, base: head?.number ?? 0 }
      await store.save({ ...saving, files: tree.set(path, hash) })
      return (await (await staff('editor')).ask(`{ draft(name: "${name}") { id } }`)).data.draft.id
    },
    setNow(instant: string) {
      now = new Date(instant)
    },
    async close() {
      await portal.close()
      await state.close()
      gateway.close()
    },
  }
}
