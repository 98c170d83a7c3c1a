import { describe, expect, it } from 'vitest'
import { networks } from './networks.ts'
import { readProductionSettings, readSetting, readSettings, SettingsError, shownText } from './read-settings.ts'
import { type Setting, settingList } from './settings.ts'

describe('settings', () => {
  it('[OPS-03] have a name, a purpose in a sentence, and a default that is one of their values', () => {
    const all = Object.values<Setting<unknown>>(settingList)
    for (const { name, purpose, byDefault, kind } of all) {
      expect(name).toMatch(/^[A-Z][A-Z_]+$/)
      expect(purpose).toMatch(/^[A-Z].{20,}\.$/)
      if (byDefault !== undefined) expect(kind.read(byDefault), name).toBeDefined()
    }
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })

  it('[OPS-03] are read once, typed and frozen; an empty variable is one that is not set', () => {
    const settings = readSettings({ PORT: '9000', HOST: '', GATEWAY_URL: 'https://gateway.example' })
    expect(settings).toMatchObject({ port: 9000, host: 'localhost', gatewayUrl: 'https://gateway.example' })
    expect(Object.isFrozen(settings)).toBe(true)
  })

  it('[OPS-03] [OPS-04] that are wrong or missing are all named in one error, each with what it is for', () => {
    const wrong = { PORT: 'http', SESSION_HOURS: '25', TRUSTED_PROXIES: '10.0.0.0/33', NODE_ENV: 'prod' }
    const message = messageOf(() => readProductionSettings(wrong))
    expect(message.split('\n')).toHaveLength(5)
    expect(message).toContain('PORT is "http"; expected a port number, 0 to 65535. The port to listen on')
    expect(message).toContain('SESSION_HOURS is "25"; expected hours, more than 0 and at most 24. After so many hours')
    expect(message).toContain('TRUSTED_PROXIES is "10.0.0.0/33"; expected addresses and ranges')
    expect(message).toContain('NODE_ENV is "prod"; expected one of production, development, test')
    expect(message).toContain('GATEWAY_URL is missing; expected an address such as https://gateway.example. The REST')
    expect(messageOf(() => readSettings(wrong))).not.toContain('GATEWAY_URL')
  })

  it('[OPS-04] with a password that stands in examples are refused in production, and the password is not repeated', () => {
    const url = (password: string) => ({
      GATEWAY_URL: 'https://gateway.example',
      DATABASE_URL: `postgresql://portal-user:${password}@db.example/portal`,
    })
    for (const password of ['postgres', 'ChangeMe', 'portal-user', '123456']) {
      const message = messageOf(() => readProductionSettings(url(password)))
      expect(message).toMatch(/^DATABASE_URL has a password that stands in examples; expected one of its own\. /)
      expect(message).not.toContain(`:${password}@`)
    }
    expect(readProductionSettings(url('u7Kx2vQ9')).gatewayUrl).toBe('https://gateway.example')
    expect(() => readSettings(url('postgres'))).not.toThrow()
  })

  it('[OPS-03] never show a secret nor the password in an address, right or wrong', () => {
    const secret: Setting<unknown> = {
      ...{ name: 'KEY', purpose: 'A key.', secret: true },
      kind: { expected: 'x', read: text => (text === 'right' ? text : undefined) },
    }
    expect(shownText(secret, 'right')).toBe('(hidden)')
    expect(readSetting(secret, { KEY: 'wr0ng' }, false).fault).toBe('KEY is not what it has to be; expected x. A key.')
    expect(shownText(settingList.gatewayUrl, 'https://ann:s3:cret@gateway.example/x')).toBe(
      'https://ann:(hidden)@gateway.example/x',
    )
    const message = messageOf(() => readSettings({ GATEWAY_URL: 'ftp://ann:s3cret@gateway.example' }))
    expect(message).toContain('GATEWAY_URL is "ftp://ann:(hidden)@gateway.example"')
  })
})

it('[OPS-05] knows addresses and ranges of both kinds, and an IPv4 address that is written as an IPv6 one', () => {
  const list = networks.read('10.0.0.5, 192.168.0.0/16, fd00::/8')
  const inside = ['10.0.0.5', '192.168.255.1', '::ffff:192.168.1.1', 'fd12::1', '::FFFF:10.0.0.5']
  const outside = ['10.0.0.6', '192.169.0.1', '::ffff:10.0.0.6', 'fe80::1', '127.0.0.1', '', 'proxy', '10.0.0.5, 1']
  expect(inside.filter(address => !list?.has(address))).toEqual([])
  expect(outside.filter(address => list?.has(address))).toEqual([])
  for (const wrong of ['10.0.0', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/', 'proxy', '10.0.0.1,', '10.0.0.0/8/8'])
    expect(networks.read(wrong), wrong).toBeUndefined()
})

function messageOf(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof SettingsError) return error.message
  }
  throw new Error('It found nothing wrong')
}
