import { expect, it } from 'vitest'
import { validateTokenRequest } from '../../schema/generated/gateway-validators.js'
import { deviceOf } from './device-words.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit}`
const android = `Mozilla/5.0 (Linux; Android 10; K) ${webkit}`
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  [`${windows} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge on Windows'],
  [`${windows} Chrome/141.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`,
    'Safari on Mac',
  ],
  [`${phone} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${phone} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${phone} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
  [`${android} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
  ['Mozilla/5.0 (Windows NT 10.0)', 'Windows'],
])('[SEC-05] names %s as members know it, %s, in a form that the contract takes', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
  expect(validateTokenRequest({ username: 'u', password: 'p', domainId: '1', device })).toBe(true)
})

it.each([undefined, '', 'curl/8.5.0', '<script>', `Firefox/${'1'.repeat(600)}`])(
  '[SEC-05] names nothing for %s',
  header => {
    expect(deviceOf(header)).toBeUndefined()
  },
)
