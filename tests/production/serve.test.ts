import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import { shippedBrands } from '../../server/testing/test-portal.ts'
import { type CleanPlace, openCleanPlace, type Started } from './support/clean-place.ts'

const brands = await shippedBrands()
const [first = ''] = brands[0]?.brand.hosts ?? []
/** What would make a portal of developers of it, were it asked. */
const tempting = { NODE_ENV: 'development', GATEWAY_URL: 'http://127.0.0.1:9', HOST: '127.0.0.1' }

let place: CleanPlace
let portal: Started
beforeAll(async () => {
  place = await openCleanPlace()
  portal = await place.serving(tempting)
})
afterAll(() => place.close())

interface Asked {
  host?: string | undefined
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
}
async function send(path: string, { host = first, headers, ...asked }: Asked = {}) {
  const answer = await request(`http://127.0.0.1:${portal.port}${path}`, { ...asked, headers: { host, ...headers } })
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() }
}

describe('what npm run build makes', () => {
  it('[OPS-01] serves every brand: pages with their styles and scripts, and the images of its manifests', async () => {
    for (const { brand } of brands) {
      const host = brand.hosts[0]
      const { status, text } = await send('/login', { host })
      expect([brand.id, status]).toEqual([brand.id, 200])
      const files = [...text.matchAll(/(?:href|src)="(\/(?:assets|brand-assets|theme)[^"]+)"/g)].map(([, path]) => path)
      expect(files.length).toBeGreaterThan(4)
      for (const path of new Set(files)) expect([path, (await send(path ?? '', { host })).status]).toEqual([path, 200])
    }
  })

  it('[OPS-01] holds server, client and the schemas of manifests, nothing of sources, tools or the demo', async () => {
    const dist = join(place.folder, 'dist')
    const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile())
    const names = files.map(({ parentPath, name }) => join(parentPath, name).slice(dist.length + 1))
    const strange = names.filter(
      name =>
        !/^(serve|portal)\.js$|^(about|manifests)\.json$|^graph\.graphql$|^server\/[^/]+\.js$|^client\/assets\/[^/]+$|^schema\/\w+\.schema\.json$|^cache\//.test(
          name,
        ),
    )
    expect(strange).toEqual([])
    const code = await Promise.all(
      names.filter(name => /^[^/]+\.js$|^server\//.test(name)).map(name => readFile(join(dist, name), 'utf8')),
    )
    const all = code.join('\n')
    // What is imported lazily has no packages to find here either: the folder has none.
    const imported = [...all.matchAll(/^(?:import|export)\b[^;\n]*?["']([^."'][^"']*)["'];?$/gm)].map(
      match => match[1] ?? '',
    )
    expect([imported.length > 20, imported.filter(name => !isBuiltin(name))]).toEqual([true, []])
    const telling = [DEMO_PASSWORD, 'rolldownOptions', 'vitest', 'GATEWAY_FAMILIES', 'gateway-rest/main.ts']
    expect(telling.filter(text => all.includes(text))).toEqual([])
  })
})

describe('production', () => {
  it('[OPS-04] [OPS-03] does not start without GATEWAY_URL, and names all that is wrong', async () => {
    const refused = await place.serve({ SESSION_HOURS: 'long' })
    expect(await refused.ended).toBe(1)
    expect(refused.said()).toContain('GATEWAY_URL is missing; expected an address such as https://gateway.example')
    expect(refused.said()).toContain('SESSION_HOURS is "long"; expected hours')
    expect(refused.said()).not.toContain('    at ')
  })

  it('[OPS-05] a taken port stops the start: it takes no other', async () => {
    const second = await place.serve({ ...tempting, PORT: String(portal.port) })
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain(`PORT is ${portal.port}, which another program has on 127.0.0.1`)
  })

  it('[OPS-03] manifests with a mistake stop the start, however small the edit since the build', async () => {
    const folder = join(place.folder, 'edited')
    await cp(join(place.folder, 'manifests'), folder, { recursive: true })
    const theme = join(folder, 'base/theme.json')
    await writeFile(theme, (await readFile(theme, 'utf8')).replace('{', '{ "colour": 1,'))
    const wrong = await place.serve({ ...tempting, MANIFESTS: folder })
    expect(await wrong.ended).toBe(1)
    expect(wrong.said()).toMatch(/base\/theme\.json:\d+:\d+\n {2}found .*colour/)
    expect(wrong.said()).not.toContain('    at ')
  })

  it('[OPS-04] has no GraphiQL, no introspection and no documents but its own, whatever NODE_ENV says', async () => {
    for (const path of ['/graphiql', '/graphiql/assets/graphiql.js', '/graphql?query={__typename}'])
      expect([path, (await send(path)).status]).toEqual([path, 404])
    const headers = { 'content-type': 'application/json', origin: `http://${first}`, 'x-portal': '1' }
    for (const query of ['{ __schema { types { name } } }', '{ shell }']) {
      const { status, text } = await send('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(JSON.parse(text).data ?? null).toBeNull()
      expect(text).not.toMatch(/__schema|__Type/)
    }
  })

  it('[OPS-04] has neither the gateway nor the members of the demo, nor its cookies without TLS', async () => {
    expect(portal.said()).not.toMatch(/Password|Sign-ins/)
    const headers = { origin: `http://${first}`, 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams({ username: 'active1', password: DEMO_PASSWORD }).toString()
    const { status, headers: told } = await send('/login', { method: 'POST', headers, body })
    expect(status).toBeGreaterThanOrEqual(400)
    const cookies = [told['set-cookie'] ?? []].flat().filter(cookie => !/^(viewport|time-zone)=/.test(cookie))
    expect(cookies.filter(cookie => !/; Secure/.test(cookie))).toEqual([])
  })
})
