import { expect, it } from 'vitest'
import { sqlSchedules } from '../schedules.ts'
import { sqlContentStore } from '../sql-content-store.ts'
import { at, filesOf, type MakeState, signed, stateOf } from './sample-content.ts'

/** What a store leaves in the audit (CONTENT-15). */
export function testAudit(makeState: MakeState): void {
  it('[CONTENT-15] leaves a row in the chain of the audit for every change and refusal, of whoever asked and from where', async () => {
    const state = await stateOf(makeState)
    const [store, schedules] = [sqlContentStore(state.content), sqlSchedules(state.content)]
    const files = await filesOf(store, { 'first/text.json': '{}' })
    const [ada, bob] = [signed('Ada', 'Winter'), signed('Bob')]
    const from = { client: '203.0.113.7', requestId: 'r-1' }
    await store.publish({ ...signed('the folder'), cause: 'import', files: new Map(), onto: undefined })
    await store.save({ ...ada, from, name: 'winter', seen: 0, base: 1, files })
    await store.save({ ...bob, name: 'winter', seen: 0, base: 1, files })
    await schedules.add({ ...ada, draft: 'winter', version: 1, due: at, zone: 'UTC' })
    await schedules.add({ ...ada, draft: 'winter', version: 1, due: at, zone: 'UTC' })
    await schedules.cancel(2, bob)
    await schedules.takeNow(2, bob)
    const taken = await schedules.take(at)
    const of = { name: 'winter', version: 1 }
    await store.publish({ ...ada, cause: 'schedule', schedule: 1, of, files, onto: 1 })
    if (taken) await schedules.settle(taken, 'done', 'Live as revision 2.', at)
    await store.publish({ ...bob, cause: 'rollback', files: new Map(), onto: 1 })
    await store.throwAway({ ...ada, name: 'winter', seen: 1 })
    await store.record({ ...bob, from, what: 'approve winter/1', result: 'FORBIDDEN' })
    const rows = await state.audit.rows()
    expect(rows.map(({ event, result, person, what }) => `${event} ${result}: ${person} ${what}`)).toEqual([
      'content done: the folder revision.import 1',
      'content done: Ada draft.save winter/1',
      'refusal STALE: Bob draft.save winter/1',
      'content done: Ada schedule.add 1 winter/1 at 2026-03-10T12:00:00.000Z',
      'content done: Ada schedule.add 2 winter/1 at 2026-03-10T12:00:00.000Z',
      'content done: Bob schedule.cancel 2',
      'refusal OVER: Bob schedule.now 2',
      'content done: Ada revision.schedule 2 winter/1',
      'content done: Ada schedule.settle 1',
      'refusal MOVED: Bob revision.rollback',
      'content done: Ada draft.drop winter/2',
      'refusal FORBIDDEN: Bob approve winter/1',
    ])
    expect(rows[1]).toMatchObject({ origin: 'public', request: 'r-1', at: at.toISOString(), actingAs: null })
    expect(rows[3]).toMatchObject({ origin: 'loopback', request: 'terminal' })
    expect(await state.audit.verify()).toEqual([])
  })

  it('[CONTENT-15] changes nothing that cannot be recorded', async () => {
    const state = await stateOf(makeState)
    const store = sqlContentStore(state.content)
    // Where the next row of the chain belongs there is one already.
    await state.content(
      `insert into audit (number, at, event, result, what, origin, request, hash) values (1, '', '', '', '', '', '', '')`,
    )
    const importing = { ...signed('the folder'), cause: 'import' as const, files: new Map(), onto: undefined }
    await expect(store.publish(importing)).rejects.toThrow()
    expect(await store.head()).toBeUndefined()
    await expect(store.save({ ...signed('Ada'), name: 'w', seen: 0, base: 1, files: new Map() })).rejects.toThrow()
    expect(await store.drafts()).toEqual([])
  })
}
