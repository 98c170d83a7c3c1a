import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { tellErrors } from './tell-errors.ts'

interface Report {
  name: string
  stack: string
  page: string
}
const sent: Promise<Report>[] = []
const types: string[] = []
beforeAll(() => {
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, body: Blob) => {
      types.push(`${address} ${body.type}`)
      sent.push(readText(body).then((text): Report => JSON.parse(text)))
      return true
    },
  })
  tellErrors()
})
// The listeners stay, and have told as much as they ever do.
afterAll(() => void Reflect.deleteProperty(navigator, 'sendBeacon'))
beforeEach(() => {
  sent.length = 0
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const readText = (blob: Blob) =>
  new Promise<string>(done => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.readAsText(blob)
  })

function breakWith(stack: string, message = 'secret'): Error {
  const error = new TypeError(message)
  error.stack = stack
  dispatchEvent(new ErrorEvent('error', { error, cancelable: true }))
  return error
}

it('[SEC-26] tells the portal what broke and where in our files, never what the error says', async () => {
  breakWith(
    'TypeError: secret\n at secret (https://x.example/assets/home-1.js:1:2)\n at https://x.example/assets/start-2.js:3:4',
  )
  expect(types).toEqual(['/reports application/json'])
  expect(await Promise.all(sent)).toEqual([
    { name: 'TypeError', stack: '/assets/home-1.js:1:2 /assets/start-2.js:3:4', page: location.pathname },
  ])
})

it('[SEC-26] tells one error once, and of a page that is broken only so many', () => {
  breakWith('at /assets/home-1.js:1:2 /assets/start-2.js:3:4')
  expect(sent).toHaveLength(0)
  for (let line = 1; line < 20; line += 1) breakWith(`at /assets/a.js:${line}:1`)
  expect(sent).toHaveLength(4)
})
