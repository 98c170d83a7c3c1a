import { describe, expect, it } from 'vitest'
import type { Review } from '../../gateway-content/content.ts'
import type { Grant } from '../../gateway-content/policy.ts'
import { askStudio, changeByStudio } from './support/ask-studio.ts'
import { MemoryDesk } from './support/memory-desk.ts'

const word = (kind: Review['kind'], version = 1): Review => ({
  ...{ draft: 'december', version, onto: 2, kind, digest: 'these', finding: '' },
  ...{ author: 'Lucia <l>', at: new Date('2026-03-10T12:00:00Z'), note: '' },
})

/** A draft of acme that "Ada" or somebody else saved, with what was said of it. */
function desk(said: readonly Review[] = [], author = 'Ada <id of Ada>') {
  const made = new MemoryDesk(['acme/menus.json'])
  made.authorsOf = async () => [author]
  made.said.push(...said)
  return made
}

const editor: Grant[] = [{ role: 'editor' }]

describe('throwing a draft away', () => {
  it('[CONTENT-16] is refused while a review of just this version is asked for or approved', async () => {
    const words = { asked: ['IN_REVIEW'], approved: ['IN_REVIEW'], 'sent-back': [], ticked: [] } as const
    for (const [kind, codes] of Object.entries(words)) {
      const made = desk([word(kind as Review['kind'])])
      const input = { draftId: 'Draft december', version: 1 }
      const answer = await changeByStudio('throwDraftAway', input, { grants: editor, desk: made })
      expect([kind, answer.codes, made.writes.length]).toEqual([kind, codes, codes.length === 0 ? 1 : 0])
    }
  })

  it('[CONTENT-08] [CONTENT-16] takes no schedule with it that whoever throws it away was not told of', async () => {
    const made = desk()
    const [planned] = await made.schedules()
    made.waitingSchedules = async name => (planned && name === 'december' ? [planned, { ...planned, number: 2 }] : [])
    const draft = { draftId: 'Draft december', version: 1 }
    const throwAway = async (schedules?: number[]) =>
      (await changeByStudio('throwDraftAway', { ...draft, schedules }, { grants: editor, desk: made })).codes
    expect([await throwAway(), await throwAway([1]), made.writes]).toEqual([['SCHEDULED'], ['SCHEDULED'], []])
    expect(made.refused).toEqual(['throwDraftAway december/1 SCHEDULED', 'throwDraftAway december/1 SCHEDULED'])
    const asked = '{ draft(name: "december") { waitingSchedules { number due zone } } }'
    const { data } = await askStudio(asked, { grants: editor, desk: made })
    expect(data).toMatchObject({ draft: { waitingSchedules: [{ number: 1, zone: 'UTC' }, { number: 2 }] } })
    expect([await throwAway([1, 2]), made.writes]).toEqual([[], ['throw away by Ada <id of Ada>']])
  })

  it('[CONTENT-16] is offered to whoever saved a version, may change every brand in it, and asks nobody for a word', async () => {
    const may = async (made: MemoryDesk, grants: readonly Grant[] = editor) => {
      const { data } = await askStudio('{ draft(name: "december") { mayThrowAway } }', { grants, desk: made })
      return (data as unknown as { draft: { mayThrowAway: boolean } }).draft.mayThrowAway
    }
    expect(await may(desk())).toBe(true)
    expect(await may(desk([word('asked', 0)]))).toBe(true)
    expect(await may(desk([], 'Somebody <0>'), [{ role: 'administrator' }])).toBe(false)
    expect(await may(desk([word('asked')]))).toBe(false)
    expect(await may(desk(), [{ role: 'viewer' }])).toBe(false)
    expect(await may(desk(), [{ role: 'editor', brand: 'umbrella' }, { role: 'viewer' }])).toBe(false)
    expect(await may(desk(), [{ role: 'editor', brand: 'acme' }])).toBe(true)
  })
})
