import { expect, it } from 'vitest'
import { goWithoutTls } from './cookie-names.ts'

it('[MEMBER-59] lets cookies go without TLS on names of this machine alone, over plain http, in the demo', () => {
  for (const host of ['localhost:8080', 'first.localhost:8080', 'A.B.localhost', '127.0.0.1:80', '[::1]:80'])
    expect([host, goWithoutTls(true, { host }), goWithoutTls(false, { host })]).toEqual([host, true, false])
  for (const host of ['', 'portal.example', 'localhost.example:80', 'first-localhost:80', '10.0.0.1', '128.0.0.1'])
    expect([host, goWithoutTls(true, { host })]).toEqual([host, false])
  expect(goWithoutTls(true, { host: 'first.localhost', 'x-forwarded-proto': 'https' })).toBe(false)
  expect(goWithoutTls(true, { host: 'first.localhost', 'x-forwarded-proto': 'http' })).toBe(true)
})
