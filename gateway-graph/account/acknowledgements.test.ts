import { expect, it } from 'vitest'
import type { RestClient } from '../context/rest-client.ts'
import { FakeSession, fakeToken } from '../testing/fake-session.ts'
import { plainContent } from '../testing/test-context.ts'
import { acknowledgedTexts, keepAcknowledgement } from './acknowledgements.ts'

/** A gateway with these preferences, which says what was sent to it. */
function asked(preferences: object) {
  const sent: unknown[] = []
  const read: string[] = []
  const rest = {
    get: async (path: string) => {
      read.push(path)
      return preferences
    },
    send: async (_method: string, _path: string, body: unknown) => void sent.push(body),
  } as unknown as RestClient
  return { rest, sent, read, session: FakeSession.with(fakeToken(), 'temporary'), content: plainContent }
}

it('[CHECK-25] an acknowledgement is kept by a gateway that can, else by the session', async () => {
  const keeping = asked({ emailAddress: 'a@b.example', acknowledgements: ['older'] })
  await keepAcknowledgement('house-rules', keeping)
  expect(keeping.sent).toEqual([{ emailAddress: 'a@b.example', acknowledgements: ['house-rules'] }])
  expect(await acknowledgedTexts(keeping)).toEqual(['older'])
  for (const preferences of [{ emailAddress: 'a@b.example' }, { emailAddress: null, acknowledgements: [] }]) {
    const other = asked(preferences)
    await keepAcknowledgement('house-rules', other)
    expect([other.sent, await acknowledgedTexts(other)]).toEqual([[], ['house-rules']])
  }
})

it('[CHECK-25] only a text of the journey can be acknowledged, and nothing is asked for any other', async () => {
  const other = asked({ emailAddress: 'a@b.example', acknowledgements: [] })
  await expect(keepAcknowledgement('help-center', other)).rejects.toMatchObject({ failure: { status: 404 } })
  expect([other.sent, other.read]).toEqual([[], []])
})
