import { expect, it } from 'vitest'
import { browserMessages } from './browser-messages.ts'

function browsers() {
  const sent: object[] = []
  let connected: ((data: undefined, client: { send(message: object): void }) => void) | undefined
  const messages = browserMessages({
    send: message => void sent.push(message),
    on: (_event, listener) => {
      connected = listener
    },
  })
  /** A browser that opens a page now, and what it is told. */
  const another = () => {
    const own: object[] = []
    connected?.(undefined, { send: message => void own.push(message) })
    return own
  }
  return { sent, messages, another }
}

const refusal = new Error('manifests/first/home.json:3:5\n  found  "tolls"')

it('[CHECK-23] shows refused manifests in every browser, those that come later too, until they are good again', () => {
  const { sent, messages, another } = browsers()
  expect(another()).toEqual([])
  messages.refuse(refusal)
  const told = {
    type: 'error',
    err: { message: expect.stringContaining('manifests/first/home.json:3:5'), stack: expect.stringContaining('tolls') },
  }
  expect(sent).toMatchObject([told])
  expect(another()).toMatchObject([told])
  messages.take()
  messages.reload()
  expect(sent.at(-1)).toEqual({ type: 'full-reload' })
  expect(another()).toEqual([])
})

it('shows other mistakes in the browsers that are open', () => {
  const { sent, messages, another } = browsers()
  messages.show(new Error('Broken'))
  expect(sent).toMatchObject([{ type: 'error' }])
  expect(another()).toEqual([])
})
