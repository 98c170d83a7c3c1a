import { describe, expect, it } from 'vitest'
import type { Answer, Door, Slot } from './support/door.ts'
import { meaningOf } from './support/ids.ts'
import type { Part } from './support/people.ts'
import { strike } from './support/strike.ts'
import type { Person } from './support/world.ts'

const details = { firstName: '', lastName: '', dateOfBirth: '', eligibleDate: '', providerId: '' }
const own: Person = { token: 'own', cookie: '', ids: { claim: 'OWN1' }, details }
const strangers = { 'other family': { claim: 'THEIRS1' } }
const part: Part = { who: 'a member', asker: own, own, given: true, related: {}, strangers }
const slot: Slot = {
  ...{ path: 'claimId', name: 'claimId', meaning: 'claim', required: true, within: [] },
  plain: () => 'nothing',
}

const answer = (status: number, text: string): Answer => ({
  ...{ status, text },
  refused: status >= 400 && status < 500,
  failed: status >= 500,
})

/** What is found wrong with a door that answers ids so. */
const found = (answers: (id: unknown) => Answer) => {
  const door: Door = {
    name: 'door',
    slots: [slot],
    open: false,
    ask: async (_person, values) => answers(values.get('claimId')),
  }
  return strike(door, slot, part)
}

const usual = (id: unknown) => (id === 'OWN1' ? answer(200, 'a claim') : answer(404, `no ${String(id)}`))

describe('striking a door', () => {
  it('[SEC-24] finds nothing wrong where all but what is one’s own is not there', async () => {
    expect(await found(usual)).toEqual([])
  })

  it.each([
    ['gives what is somebody else’s', (id: unknown) => (id === 'THEIRS1' ? answer(200, 'a claim') : usual(id))],
    ['has another status for it', (id: unknown) => (id === 'THEIRS1' ? answer(403, 'no THEIRS1') : usual(id))],
    ['has other words for it', (id: unknown) => (id === 'THEIRS1' ? answer(404, 'not yours') : usual(id))],
    ['breaks at an array', (id: unknown) => (Array.isArray(id) ? answer(500, '') : usual(id))],
    ['tells ids of others in a refusal', (id: unknown) => (id === '' ? answer(400, 'not THEIRS1') : usual(id))],
    ['refuses what is one’s own', () => answer(404, 'no')],
  ])('[SEC-24] finds out that it %s', async (_what, answers) => {
    expect(await found(answers)).not.toEqual([])
  })

  it('[SEC-24] asks for what is missing where an input is new, or nobody has what it names', async () => {
    expect(() => meaningOf('Viewer.news', 'newsId')).toThrow(
      'Viewer.news takes "newsId": say in tests/doors/support/ids.ts',
    )
    const without = { ...part, own: { ...own, ids: {} } }
    const door: Door = { name: 'door', slots: [slot], open: false, ask: async () => answer(404, '') }
    expect(await strike(door, slot, without)).toEqual([expect.stringContaining('has no own claim. Add one to')])
  })
})
