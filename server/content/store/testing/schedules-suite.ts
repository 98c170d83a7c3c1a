import { expect, it } from 'vitest'
import { sqlReviews } from '../reviews.ts'
import { sqlSchedules } from '../schedules.ts'
import { sqlContentStore } from '../sql-content-store.ts'
import { at, filesOf, type MakeState, signed, statesOver, storesOver } from './sample-content.ts'

/** Schedules, each of which is done once (CONTENT-08). */
export function testSchedules(makeState: MakeState): void {
  it('[CONTENT-08] gives a schedule that is due to one of many, and to another when it is not settled in a minute', async () => {
    const [first, second, third] = (await statesOver(makeState, 3)).map(({ content }) => sqlSchedules(content))
    if (!first || !second || !third) return
    const due = new Date(at.getTime() + 60_000)
    const later = (ms: number) => new Date(due.getTime() + ms)
    const planning = { ...signed('Ada', 'Winter'), draft: 'winter', due, zone: 'America/New_York' }
    const made = await first.add({ ...planning, version: 2 })
    expect(made).toEqual({ ...planning, version: 2, number: 1, state: 'planned', since: at, told: '' })
    expect(await second.isDue(later(-1))).toBe(false)
    expect(await second.take(later(-1))).toBeUndefined()
    const taken = (await Promise.all([first, second, third].map(each => each.take(due)))).filter(one => one)
    expect(taken).toEqual([{ ...made, state: 'running', since: due }])
    expect(await third.cancel(1, signed('Bob'))).toBeUndefined()
    expect(await first.isDue(later(60_000))).toBe(false)
    const again = await second.take(later(60_001))
    expect(again).toMatchObject({ number: 1, since: later(60_001) })
    // Whoever had it first wakes up, and settles nothing.
    for (const one of taken) if (one) await first.settle(one, 'stuck', 'No', later(60_002))
    if (again) await second.settle(again, 'done', 'Live as revision 2.', later(60_003))
    expect(await third.list()).toMatchObject([{ state: 'done', told: 'Live as revision 2.' }])
    expect(await third.takeNow(1, { ...signed('Ada'), at: later(60_004) })).toBeUndefined()
    await first.add({ ...planning, version: 3, due: later(90_000) })
    expect(await second.takeNow(2, { ...signed('Ada'), at: due })).toMatchObject({ version: 3, state: 'running' })
    await first.add({ ...planning, version: 4 })
    expect(await second.cancel(3, signed('Bob'))).toMatchObject({ state: 'cancelled', told: 'Cancelled by Bob.' })
    expect(await third.take(later(60_000))).toBeUndefined()
    // Whoever published it at once fell: it is done as others are, long before its time.
    expect(await first.isDue(later(60_001))).toBe(true)
    const fallen = await third.take(later(60_001))
    expect(fallen).toMatchObject({ number: 2, since: later(60_001) })
    if (fallen) await third.settle(fallen, 'done', 'Live as revision 3.', later(60_002))
    expect(await first.take(later(200_000))).toBeUndefined()
    expect((await first.list()).map(({ number }) => number)).toEqual([1, 3, 2])
  })

  it('[CONTENT-08] [CONTENT-13] takes a new draft for none that was removed and had its name', async () => {
    const [state] = await statesOver(makeState, 1)
    if (!state) return
    const [store, schedules] = [sqlContentStore(state.content), sqlSchedules(state.content)]
    const reviews = sqlReviews(state.content)
    const draft = { ...signed('Ada'), name: 'winter', base: 1, files: new Map() }
    const asked = { ...signed('Ada'), draft: 'winter', onto: 1, kind: 'asked' as const, digest: '', finding: '' }
    await store.save({ ...draft, seen: 0 })
    await store.save({ ...draft, seen: 1, note: 'Two' })
    await reviews.add({ ...asked, version: 1 })
    await schedules.add({ ...signed('Ada'), draft: 'winter', version: 2, due: at, zone: 'UTC' })
    await store.throwAway({ ...signed('Ada'), name: 'winter', seen: 2 })
    await store.forgetThrownAway(new Date(at.getTime() + 1))
    const [anew, late] = await Promise.all([1, 2].map(() => store.save({ ...draft, ...signed('Bob'), seen: 0 })))
    // The schedule names a version that is gone; what was said of version 1 was said of another draft.
    const made = await store.draft('winter')
    expect(made).toMatchObject({ version: 3, author: 'Bob' })
    for (const each of [made, { first: made }]) expect([anew, late]).toContainEqual(each)
    expect(await store.version('winter', 2)).toBeUndefined()
    expect(await reviews.of('winter')).toEqual([])
    await reviews.add({ ...asked, version: 3 })
    expect(await reviews.of('winter')).toMatchObject([{ version: 3 }])
    expect(await store.save({ ...draft, ...signed('Bob'), seen: 3 })).toMatchObject({ version: 4 })
  })

  it('[CONTENT-08] [CONTENT-15] ends what waits of a draft with it when it is thrown away or sent back, and records each', async () => {
    const [state] = await statesOver(makeState, 1)
    if (!state) return
    const [store, schedules] = [sqlContentStore(state.content), sqlSchedules(state.content)]
    const [ada, bob] = [signed('Ada'), signed('Bob')]
    const draft = { ...ada, name: 'winter', base: 1, files: new Map() }
    await store.save({ ...draft, seen: 0 })
    const planning = { ...ada, draft: 'winter', version: 1, zone: 'UTC' }
    for (const due of [at, new Date(at.getTime() + 1), new Date(at.getTime() + 2)])
      await schedules.add({ ...planning, due })
    await schedules.add({ ...planning, draft: 'summer', due: new Date(at.getTime() + 3) })
    const running = await schedules.take(at)
    expect((await schedules.waitingOf('winter')).map(({ number }) => number)).toEqual([2, 3])
    expect(await store.throwAway({ ...bob, name: 'winter', seen: 4 })).toHaveProperty('first')
    expect(await schedules.waitingOf('winter')).toHaveLength(2)
    await store.throwAway({ ...bob, name: 'winter', seen: 1 })
    const states = async () => (await schedules.list()).map(({ number, state: is, told }) => `${number} ${is} ${told}`)
    const ended = 'cancelled Bob threw its draft away.'
    expect(await states()).toEqual(['1 running ', `2 ${ended}`, `3 ${ended}`, '4 planned '])
    if (running) await schedules.settle(running, 'stuck', 'No', at)
    const word = { ...bob, draft: 'winter', version: 2, onto: 1, kind: 'sent-back' as const, digest: '', finding: '' }
    await sqlReviews(state.content).add(word)
    expect((await states())[0]).toBe('1 cancelled Bob sent its draft back.')
    const rows = (await state.audit.rows()).slice(5)
    expect(rows.map(({ event, result, person, what }) => `${event} ${result}: ${person} ${what}`)).toEqual([
      'refusal STALE: Bob draft.drop winter/5',
      'content done: Bob draft.drop winter/2',
      'content done: Bob schedule.cancel 2',
      'content done: Bob schedule.cancel 3',
      'refusal STUCK: Ada schedule.settle 1',
      'content done: Bob draft.send-back winter/2',
      'content done: Bob schedule.cancel 1',
    ])
  })

  it('[CONTENT-08] [CONTENT-16] makes nothing live of a draft that is thrown away at that moment', async () => {
    const [store] = await storesOver(makeState, 1)
    if (!store) return
    await store.publish({ ...signed('Ada'), cause: 'import', files: new Map(), onto: undefined })
    const files = await filesOf(store, { 'first/text.json': '{}' })
    await store.save({ ...signed('Ada'), name: 'winter', seen: 0, base: 1, files })
    await store.throwAway({ ...signed('Bob'), name: 'winter', seen: 1 })
    const of = { name: 'winter', version: 1 }
    const made = await store.publish({ ...signed('Ada'), cause: 'schedule', schedule: 7, of, files, onto: 1 })
    expect(made).toMatchObject({ first: { number: 1 } })
    await store.save({ ...signed('Bob'), name: 'winter', seen: 2, base: 1, files })
    expect(await store.publish({ ...signed('Ada'), cause: 'publish', of, files, onto: 1 })).toMatchObject({ number: 2 })
  })

  it('[CONTENT-08] makes no second revision for one schedule, whoever asks', async () => {
    const [store, other] = await storesOver(makeState, 2)
    if (!store || !other) return
    await store.publish({ ...signed('Ada'), cause: 'import', files: new Map(), onto: undefined })
    const files = await filesOf(store, { 'first/text.json': '{}' })
    const made = await store.publish({ ...signed('Ada'), cause: 'schedule', schedule: 7, files, onto: 1 })
    expect(made).toMatchObject({ number: 2, schedule: 7 })
    const again = { ...signed('Ada'), cause: 'schedule' as const, schedule: 7, files: new Map(), onto: 2 }
    expect(await other.publish(again)).toEqual({ first: made })
    expect(await other.revisionOfSchedule(7)).toEqual(made)
  })
}
