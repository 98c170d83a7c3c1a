import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPool } from '../../gateway-graph/upstream/create-pool.ts'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import { buildPaths, top } from '../../server/build/build-paths.ts'
import { signInPerson } from '../../server/demo/sign-in-person.ts'
import { freePort } from '../../server/start/free-port.ts'
import { readSignIns } from '../../server/start/sign-ins.ts'
import { shippedBrands } from '../../server/testing/test-portal.ts'
import { answers, type CleanPlace, openCleanPlace, run, type Started } from './support/clean-place.ts'
import { readImage } from './support/dockerfile.ts'
import { node22 } from './support/node-22.ts'

const brands = await shippedBrands()
const [first = ''] = brands[0]?.brand.hosts ?? []
/** What would make a portal of developers of it, were it asked. */
const staff = { STUDIO_ISSUER: 'https://127.0.0.1:9', STUDIO_CLIENT_ID: 'studio' }
const tempting = { NODE_ENV: 'development', GATEWAY_URL: 'http://127.0.0.1:9', HOST: '127.0.0.1', ...staff }

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

/** The log-in page of a portal: its status, and whether it is the brand's. */
async function logIn(port: number) {
  const { statusCode, body } = await request(`http://127.0.0.1:${port}/login`, { headers: { host: first } })
  return [statusCode, (await body.text()).includes(brands[0]?.brand.name ?? '?')]
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

  it('[CONTENT-14] has the studio for staff of the issuer alone, and serves members when that is away', async () => {
    const at = (path: string, asked: Asked = {}) => send(path, { host: 'studio.localhost', ...asked })
    const page = await at('/sign-in')
    expect([page.status, page.text.includes('href="/sign-in/start"')]).toEqual([200, true])
    expect((await at('/sign-in/start')).status).toBe(503)
    const headers = { origin: 'http://studio.localhost', 'content-type': 'application/x-www-form-urlencoded' }
    expect((await at('/sign-in', { method: 'POST', headers, body: 'staff=demo-administrator' })).status).toBe(404)
    const json = { ...headers, 'content-type': 'application/json', 'x-studio': '1' }
    expect(
      (await at('/graphql', { method: 'POST', headers: json, body: '{"query":"{ live { number } }"}' })).status,
    ).toBe(401)
    expect(await logIn(portal.port)).toEqual([200, true])
  })

  it('[OPS-01] serves on Node 22 as on 24', async () => {
    const older = await place.serving(tempting, await node22())
    expect(await logIn(older.port)).toEqual([200, true])
    await older.stop()
  })

  it('[OPS-22] reads at a start nothing that a start does not need', async () => {
    const code = join(place.folder, 'dist/server')
    const lazily = /^(check-manifests|apollo-server|open-postgres-state|otel-traces|studio-app|warm-up)-/
    const names = await readdir(code)
    const apart = new Set(names.flatMap(name => lazily.exec(name)?.[1] ?? []))
    expect(apart.size).toBe(6)
    const read = new Set<string>()
    const follow = async (name: string): Promise<void> => {
      if (read.has(name)) return
      read.add(name)
      const text = await readFile(join(code, name), 'utf8')
      const next = [...text.matchAll(/^(?:import|export)\b[^;\n]*?["']\.\/([^"']+)["'];?$/gm)].map(
        match => match[1] ?? '',
      )
      await Promise.all(next.map(follow))
    }
    await Promise.all(['main.js', 'entry-server.js'].map(follow))
    expect(read.size).toBeGreaterThan(2)
    expect([...read].filter(name => lazily.test(name))).toEqual([])
  })

  it('[OPS-01] [CONTENT-14] holds server, client and the schemas of manifests, nothing of sources, tools or the demo', async () => {
    const dist = join(place.folder, 'dist')
    const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile())
    const names = files.map(({ parentPath, name }) => join(parentPath, name).slice(dist.length + 1))
    const strange = names.filter(
      name =>
        !/^(serve|portal)\.js$|^(about|manifests)\.json$|^graph\.graphql$|^server\/[^/]+\.js$|^(?:client|studio)\/assets\/[^/]+$|^schema\/\w+(\.words)?\.schema\.json$|^cache\//.test(
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
    const telling = [
      DEMO_PASSWORD,
      'rolldownOptions',
      'vitest',
      'GATEWAY_FAMILIES',
      'gateway-rest/main.ts',
      'demo-administrator',
    ]
    expect(telling.filter(text => all.includes(text))).toEqual([])
  })
})

describe('previews in production', () => {
  it('has sample members in a process of their own, under a password that nobody knows', async () => {
    const program = fork(join(place.folder, 'dist/server/samples.js'), {
      cwd: place.folder,
      execArgv: [],
      silent: true,
    })
    try {
      const [brand] = brands
      const told = once(program, 'message')
      program.send({ id: 1, domainId: brand?.brand.domainId, at: '2026-12-05T20:00:00Z' })
      const [{ origin = '' }] = (await told) as [{ origin?: string }]
      const { password = '', signIns = [] } = (await readSignIns(origin)) ?? {}
      expect([signIns.length > 30, password.length > 30, password === DEMO_PASSWORD]).toEqual([true, true, false])
      const pool = createPool(origin, 2)
      if (!brand) return
      const who = { username: `active${brand.brand.domainId}`, brand: brand.brand }
      expect(await signInPerson(who, { url: origin, pool, password: DEMO_PASSWORD })).toBeUndefined()
      const person = await signInPerson(who, { url: origin, pool, password })
      await person?.complete()
      const state = await person?.read(new Date('2026-12-05T20:00:00Z'))
      expect(state?.facts.memberStatus).toBe('active')
      await pool.close()
    } finally {
      program.kill()
    }
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

const image = await readImage()
const { scripts } = JSON.parse(await readFile(resolve(top, 'package.json'), 'utf8')) as { scripts: { serve: string } }
const here = promisify(execFile)

let folder = ''
/** A place of the image as it is in this folder. */
const mapped = (text: string) => text.replaceAll(image.folder, folder)
/** The environment of the image, and where Node and npm are: nothing of ours. */
const env = () => ({
  ...Object.fromEntries(Object.entries(image.env).map(([name, value]) => [name, mapped(value)])),
  PATH: `${dirname(process.execPath)}:${process.env.PATH?.split(':')
    .filter(path => !path.includes('node_modules'))
    .join(':')}`,
  // Where npm finds its registry and its cache.
  HOME: process.env.HOME,
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-'))
  // As its .dockerignore has it.
  const filter = (from: string) => from !== join(buildPaths.dist, 'cache')
  for (const { from, to } of image.copies)
    await cp(resolve(top, from), resolve(folder, to), { recursive: true, filter })
  for (const command of image.runs) await here('sh', ['-c', command], { cwd: folder, env: env() })
})
afterAll(() => rm(folder, { recursive: true }))

async function start(program: string, args: readonly string[]) {
  const port = await freePort()
  const settings = { ...env(), PORT: String(port), GATEWAY_URL: 'http://127.0.0.1:9', DRAIN_MS: '0' }
  const started = { port, ...run(program, args, { cwd: folder, env: settings }) }
  await answers(started)
  return { ...started, settings }
}
async function tree(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const told = files.map(async file => `${file.slice(folder.length)} ${(await stat(file)).mtimeMs}`)
  return (await Promise.all(told)).filter(line => !/^\/(data|dist\/cache)\//.test(line)).toSorted()
}

describe('the image', () => {
  it('[OPS-02] is made by its own steps in an empty folder, and serves as another user than root', async () => {
    expect(image.user).toBe('node')
    expect(image.runs.join()).toContain('--warm-up')
    const [program = '', ...args] = image.command
    const before = await tree()
    const portal = await start(program, args)
    expect(await logIn(portal.port)).toEqual([200, true])
    const [check = '', ...checked] = image.health
    await here(check, checked, { cwd: folder, env: portal.settings })
    await portal.stop()
    await expect(here(check, checked, { cwd: folder, env: portal.settings })).rejects.toMatchObject({ code: 1 })
    // Besides its data it writes nothing: its file system can be read-only.
    expect(await tree()).toEqual(before)
    expect((await readdir(join(folder, 'data'))).some(name => name.startsWith('portal.sqlite'))).toBe(true)
  })

  it('[OPS-02] runs what npm run serve runs, and so does the unit of systemd', async () => {
    expect(image.command.join(' ')).toBe(scripts.serve)
    const unit = await readFile(resolve(top, 'docs/operations/member-portal.service'), 'utf8')
    expect(/^ExecStart=\/usr\/bin\/(.*)$/m.exec(unit)?.[1]).toBe(scripts.serve)
  })
})

describe('npm ci --omit=dev && npm run serve', () => {
  const minutes = 5 * 60_000
  it('[OPS-01] starts without Vite, compilers and test packages', { timeout: minutes }, async () => {
    for (const file of ['package-lock.json', '.npmrc']) await cp(resolve(top, file), join(folder, file))
    const npm = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund']
    await here('npm', npm, { cwd: folder, env: env() })
    const installed = await readdir(join(folder, 'node_modules'))
    expect(
      ['vite', 'vitest', 'typescript', 'rolldown', 'playwright', 'node'].filter(name => installed.includes(name)),
    ).toEqual([])
    const portal = await start('npm', ['run', 'serve'])
    expect(await logIn(portal.port)).toEqual([200, true])
    await portal.stop()
  })
})
