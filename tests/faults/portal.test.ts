import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import { documentIds } from '../../web/generated/document-ids.ts'
import { type Fault, faults } from './support/faults.ts'
import { type Browser, type Rig, startRig } from './support/start-rig.ts'

const fault = (name: string) => faults.find(one => one.name === name)
const deadlineMs = 1_500

let rig: Rig
let member: Browser
beforeAll(async () => {
  rig = await startRig({ deadlineMs, clientLimits: { headers: 300, request: 600, silence: 5_000 } })
  member = rig.browser()
  await member.ask('SignIn', { input: { username: 'active1', password: DEMO_PASSWORD } })
})
afterEach(() => {
  rig.proxy.plan = () => undefined
})
afterAll(() => rig.close())

const until = async (isSo: () => boolean, timeoutMs = 5_000) => {
  for (const started = performance.now(); !isSo() && performance.now() - started < timeoutMs; )
    await new Promise(done => setTimeout(done, 5))
}

describe('what goes on to the gateway', () => {
  it('is a short list of headers, whatever the browser sends', async () => {
    rig.proxy.passed.length = 0
    const { errors } = await member.ask(
      'Home',
      { path: '/home' },
      {
        ...{ 'x-request-id': 'edge-0001.a', 'x-forwarded-for': '198.51.100.7', forwarded: 'for=198.51.100.7' },
        ...{ authorization: 'Bearer of.somebody.else', 'x-role': 'logInAsAnyone', 'accept-language': 'de' },
        ...{ 'x-http-method-override': 'PUT', 'user-agent': 'a browser', referer: 'http://first.localhost/home' },
      },
    )
    expect(errors).toEqual([])
    const sent = new Set(rig.proxy.passed.flatMap(({ headers }) => Object.keys(headers)))
    expect([...sent].sort()).toEqual([
      ...['accept', 'accept-language', 'authorization', 'connection', 'host', 'x-forwarded-for', 'x-request-id'],
    ])
    for (const { headers } of rig.proxy.passed) {
      expect(headers['x-request-id']).toBe('edge-0001.a')
      // The proxy in front of the portal stands on this machine, and is believed.
      expect(headers['x-forwarded-for']).toBe('198.51.100.7')
      expect(headers.authorization).not.toContain('somebody')
      // The language of the page, and not what the browser would like.
      expect(headers['accept-language']).toBe('en-US')
    }
  })

  it('replaces an incoming id that is too long or has other characters', async () => {
    for (const bad of ['x'.repeat(65), 'two words', '{"level":"error"}']) {
      rig.proxy.passed.length = 0
      const { requestId } = await member.ask('Home', { path: '/home' }, { 'x-request-id': bad })
      expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
      expect(new Set(rig.proxy.passed.map(({ headers }) => headers['x-request-id']))).toEqual(new Set([requestId]))
    }
  })

  it('passes on neither headers nor texts of the gateway', async () => {
    const talking: Fault = {
      name: 'talking',
      strike: async ({ response }) =>
        void response
          .writeHead(403, { 'set-cookie': 'of=gateway', 'x-powered-by': 'gateway', 'content-type': 'application/json' })
          .end('{"code":"FORBIDDEN","message":"secret of the gateway"}'),
    }
    rig.proxy.plan = () => talking
    const answer = await rig.portal.send('/graphql', {
      method: 'POST',
      cookies: member.cookies,
      headers: { 'content-type': 'application/json', 'x-portal': '1', origin: rig.portal.origin },
      body: JSON.stringify({ id: documentIds.Home, variables: { path: '/home' } }),
    })
    expect(answer.text).not.toContain('secret')
    expect(answer.setCookies).toEqual([])
    expect(answer.headers).not.toHaveProperty('x-powered-by')
  })
})

describe('a gateway that does not answer', () => {
  it('holds no page longer than the deadline', async () => {
    rig.proxy.plan = () => fault('hang')
    const started = performance.now()
    const { errors } = await member.ask('Home', { path: '/home' })
    expect(performance.now() - started).toBeLessThan(deadlineMs + 2_000)
    expect(errors.map(({ extensions }) => extensions)).toContainEqual(
      expect.objectContaining({ code: 'TIMEOUT', status: 408 }),
    )
  })

  it('[SHELL-06] does not hold the shell while only a public source hangs', async () => {
    const fresh = await startRig({ deadlineMs: 8_000 })
    fresh.proxy.plan = ({ path }) => (/quality|chat/.test(path) ? fault('hang') : undefined)
    const took: number[] = []
    for (let view = 0; view < 4; view += 1) {
      const started = performance.now()
      const { data } = await fresh.browser().ask('Shell')
      took.push(performance.now() - started)
      expect(data).toMatchObject({ shell: expect.anything(), accreditations: [] })
    }
    expect(took[0]).toBeLessThan(2_500)
    expect(fresh.proxy.passed.filter(({ path }) => path.includes('quality'))).toHaveLength(1)
    await fresh.close()
  })
})

describe('a browser that hangs up', () => {
  const post = (document: string, variables: object) => {
    const body = JSON.stringify({ id: documentIds[document], variables })
    const cookie = Object.entries(member.cookies).map(pair => pair.join('='))
    const socket = connect(rig.portal.port, '127.0.0.1')
    const head = [
      ...['POST /graphql HTTP/1.1', `host: ${rig.portal.host}`, `origin: ${rig.portal.origin}`, 'x-portal: 1'],
      ...[`cookie: ${cookie.join('; ')}`, 'content-type: application/json', `content-length: ${body.length}`],
    ]
    socket.on('error', () => {})
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    return socket
  }

  it('ends the calls that only it was waiting for', async () => {
    rig.proxy.passed.length = 0
    rig.proxy.plan = () => fault('hang')
    const socket = post('Home', { path: '/home' })
    await until(() => rig.proxy.passed.length > 0)
    const started = performance.now()
    socket.destroy()
    await until(() => rig.proxy.passed.every(({ hungUp }) => hungUp))
    expect(rig.proxy.passed.map(({ hungUp }) => hungUp)).toEqual(rig.proxy.passed.map(() => true))
    expect(performance.now() - started).toBeLessThan(deadlineMs)
  })

  it('does not end what it has begun to change', async () => {
    rig.proxy.passed.length = 0
    rig.proxy.plan = () => fault('latency')
    const input = {
      emailAddress: 'kept@mail.example',
      currentPassword: 'Portal2026!',
      values: [{ name: 'ELECTRONIC_EOB', value: true }],
    }
    const socket = post('SavePreferences', { input })
    await until(() => rig.proxy.passed.length > 0)
    socket.destroy()
    await until(() => rig.proxy.passed.some(({ method }) => method === 'PUT'))
    await new Promise(done => setTimeout(done, 100))
    expect(rig.proxy.passed.filter(({ method }) => method === 'PUT').map(({ hungUp }) => hungUp)).toEqual([false])
  })
})

describe('a slow client', () => {
  it.each([
    ['its head', 'POST /graphql HTTP/1.1\r\nhost: '],
    [
      'its body',
      'POST /graphql HTTP/1.1\r\nhost: HOST\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    ],
  ])('that drips %s is let go', async (_what, text) => {
    const started = performance.now()
    const socket = connect(rig.portal.port, '127.0.0.1')
    const ended = new Promise<void>(done => socket.once('close', () => done()))
    socket.on('error', () => {})
    socket.resume()
    socket.write(text.replace('HOST', rig.portal.host))
    const drip = setInterval(() => socket.writable && socket.write('x'), 100)
    await ended
    clearInterval(drip)
    expect(performance.now() - started).toBeLessThan(5_000)
  })
})
