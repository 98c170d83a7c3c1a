import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { firstFree, freePort } from './free-port.ts'
import { readStartOptions } from './start-options.ts'

it('[MEMBER-59] starts on port 8080 with its own gateway, for developers, unless told otherwise', () => {
  expect(readStartOptions([], {})).toMatchObject({ port: 8080, gatewayUrl: undefined, fresh: false, developer: true })
  expect(readStartOptions([], {}).demoCookies).toBe(true)
  const env = {
    PORT: '9000',
    GATEWAY_URL: 'https://gateway.example/x',
    NODE_ENV: 'production',
    MANIFESTS: '/some/where',
  }
  expect(readStartOptions(['--fresh'], env)).toMatchObject({
    port: 9000,
    gatewayUrl: 'https://gateway.example/x',
    manifests: '/some/where',
    fresh: true,
    developer: false,
    demoCookies: false,
  })
})

it('takes the port from the command line first', () => {
  expect(readStartOptions(['--port', '9001'], { PORT: '9000' }).port).toBe(9001)
})

it('says what is wrong with an option and what was expected', () => {
  expect(() => readStartOptions(['--prot', '9001'], {})).toThrow("Unknown option '--prot'; expected --port NUMBER")
  expect(() => readStartOptions(['--port', 'http'], {})).toThrow('--port is "http"; expected a port number')
  expect(() => readStartOptions([], { PORT: 'http' })).toThrow('PORT is "http"; expected a port number')
  expect(() => readStartOptions([], { GATEWAY_URL: 'gateway' })).toThrow(
    'GATEWAY_URL is "gateway"; expected an address',
  )
})

it('takes the next port when one is taken', async () => {
  const taken = await freePort()
  const server = createServer().listen(taken, '127.0.0.1')
  const listen = (port: number) =>
    new Promise<number>((done, fail) => {
      const probe = createServer().once('error', fail)
      probe.listen(port, '127.0.0.1', () => probe.close(() => done(port)))
    })
  expect(await firstFree(taken, listen)).toBeGreaterThan(taken)
  server.close()
  await expect(firstFree(1, () => Promise.reject(new Error('other')))).rejects.toThrow('other')
})

it('[SEC-04] ends sessions after twelve hours, or as many as SESSION_HOURS says', () => {
  const sessionHours = (SESSION_HOURS?: string) => readStartOptions([], { SESSION_HOURS }).sessionHours
  expect([sessionHours(), sessionHours(''), sessionHours('8'), sessionHours('0.5')]).toEqual([12, 12, 8, 0.5])
  for (const wrong of ['0', '-1', '25', 'long']) expect(() => sessionHours(wrong)).toThrow('SESSION_HOURS is')
})

it('keeps what instances share beside the data of the gateway, or where PORTAL_DATA says', () => {
  const portalData = (env: NodeJS.ProcessEnv) => readStartOptions([], env).portalData
  expect(portalData({})).toBe('.data/portal.sqlite')
  expect(portalData({ GATEWAY_DATA: '/some/where/data.sqlite' })).toBe('/some/where/portal.sqlite')
  expect(portalData({ GATEWAY_DATA: '/some/where/' })).toBe('/some/where/portal.sqlite')
  expect(portalData({ GATEWAY_DATA: ':memory:' })).toBe(':memory:')
  expect(portalData({ PORTAL_DATA: '/some/where.sqlite' })).toBe('/some/where.sqlite')
  expect(portalData({ PORTAL_DATA: import.meta.dirname })).toBe(`${import.meta.dirname}/portal.sqlite`)
})
