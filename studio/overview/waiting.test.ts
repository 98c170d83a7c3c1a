import { expect, it } from 'vitest'
import { waitingFor } from './waiting.ts'

const at = { version: 2, at: '2026-03-10T12:00:00Z' }
type Draft = Parameters<typeof waitingFor>[0]['drafts'][number]
const of = (more: Partial<Draft>): Draft => ({
  id: 'Draft x',
  name: 'x',
  version: 2,
  stage: 'ASKED',
  mayPublish: true,
  isViewers: false,
  reviews: [
    { ...at, kind: 'ASKED', author: 'Nora', note: 'Please' },
    { ...at, kind: 'TICKED', author: 'Amir', note: 'Meant so' },
  ],
  ...more,
})
const whatOf = (...drafts: ReturnType<typeof of>[]) => waitingFor({ drafts, schedules: [] }).map(({ what }) => what)

it('lists what waits for somebody: what they may approve, what came back to them, what can go live', () => {
  expect(waitingFor({ drafts: [of({})], schedules: [] })).toEqual([
    { key: 'Draft x', draft: 'x', what: 'review', words: 'waits for your review: Nora asks', note: 'Please' },
  ])
  // Nobody approves what they changed, nor what they may not publish.
  expect(whatOf(of({ isViewers: true }), of({ mayPublish: false }), of({ reviews: [] }))).toEqual([])
  const sentBack = { ...at, kind: 'SENT_BACK' as const, author: 'Lucia', note: 'Not yet' }
  const back = { stage: 'SENT_BACK' as const, reviews: [sentBack] }
  expect(whatOf(of({ ...back, isViewers: true }), of(back))).toEqual(['mend'])
  expect(whatOf(of({ stage: 'APPROVED' }), of({ stage: 'APPROVED', mayPublish: false }))).toEqual(['publish'])
  // Nor does what is live, or has its time.
  const approved = of({ stage: 'APPROVED' })
  const schedule = { number: 1, draft: 'x', version: 2, state: 'PLANNED', isViewers: true } as const
  expect(whatOf(of({ stage: 'PUBLISHED' }))).toEqual([])
  expect(waitingFor({ drafts: [approved], schedules: [schedule] })).toEqual([])
  expect(waitingFor({ drafts: [approved], schedules: [{ ...schedule, version: 1 }] })).toHaveLength(1)
  // A word on an older version asks nobody for anything.
  expect(whatOf(of({ version: 3, stage: 'OPEN' }))).toEqual([])
})

it('lists schedules of somebody that wait, and those of nobody else', () => {
  const schedule = { number: 1, draft: 'x', version: 2, state: 'STUCK', isViewers: true } as const
  const schedules = [schedule, { ...schedule, isViewers: false }, { ...schedule, state: 'DONE' as const }]
  expect(waitingFor({ drafts: [], schedules }).map(({ what, words }) => [what, words])).toEqual([
    ['schedule', 'could not be published at its time'],
  ])
})
