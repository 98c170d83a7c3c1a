import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openState } from '../../state/open-state.ts'
import { readFolderFiles } from '../folder-files.ts'
import { manifestsFolder } from '../manifest-files.ts'
import { type FileBytes, keepFiles } from '../store/file-bytes.ts'
import { sqlReviews } from '../store/reviews.ts'
import { sqlSchedules } from '../store/schedules.ts'
import { sqlContentStore } from '../store/sql-content-store.ts'
import { saveDraft } from './drafts.ts'
import { followSchedules } from './follow-schedules.ts'
import { instantIn } from './instant-in.ts'
import { runDue, runNow } from './run-due.ts'

const menus = 'base/menus.json'
const title = '"title": "Medical"'
const due = new Date('2026-12-01T11:00:00Z')
const later = (ms: number) => new Date(due.getTime() + ms)
const minute = 60_000
let shipped: FileBytes
beforeAll(async () => {
  shipped = await readFolderFiles(manifestsFolder({}))
})

/** The shipped manifests as revision 1, and a schedule of the first of two versions of a draft. */
async function scheduled(winter: readonly [from: string, to: string] = [title, '"title": "Medical in winter"']) {
  const state = openState(':memory:')
  onTestFinished(state.close)
  const content = { store: sqlContentStore(state.content), schedules: sqlSchedules(state.content) }
  const { store, schedules } = content
  const at = new Date('2026-11-01T00:00:00Z')
  const signed = { author: 'Ada', at, note: 'Winter' }
  const edited = (from: string, to: string) => {
    const text = new TextDecoder().decode(shipped.get(menus)).replace(from, to)
    return keepFiles(store, new Map([...shipped, [menus, new TextEncoder().encode(text)]]))
  }
  await store.publish({ ...signed, cause: 'import', files: await keepFiles(store, shipped), onto: undefined })
  const files = await edited(...winter)
  await saveDraft(store, { ...signed, name: 'winter', seen: 0, base: 1, files })
  await saveDraft(store, {
    ...signed,
    name: 'winter',
    seen: 1,
    base: 1,
    files: await edited(title, '"title": "Not this one"'),
  })
  await schedules.add({ ...signed, draft: 'winter', version: 1, due, zone: 'America/New_York' })
  const told: string[] = []
  const run = (now: Date) => runDue(content, now, line => void told.push(line))
  return { store, schedules, signed, edited, files, told, run, sql: state.content }
}

describe('what is scheduled', () => {
  it('[CONTENT-08] is published at its instant, the very version, by one of many that look, once', async () => {
    const { store, schedules, files, told, run } = await scheduled()
    await run(later(-1))
    expect(await store.head()).toMatchObject({ number: 1 })
    await Promise.all([run(due), run(due), run(due)])
    await run(later(2 * minute))
    const head = await store.head()
    expect(head).toMatchObject({ number: 2, cause: 'schedule', schedule: 1, author: 'Ada', at: due, note: 'Winter' })
    expect(await store.files(head?.tree ?? '')).toEqual(files)
    expect(await schedules.list()).toMatchObject([{ state: 'done', told: 'Live as revision 2.', since: due }])
    expect(told).toEqual(['Schedule 1 of Ada, draft "winter": Live as revision 2.'])
  })

  it('[CONTENT-08] is done up to an hour later by another instance when the one that took it fell', async () => {
    const { store, schedules, run } = await scheduled()
    expect(await schedules.take(due)).toMatchObject({ number: 1 })
    await run(later(minute))
    expect(await store.head()).toMatchObject({ number: 1 })
    await run(later(60 * minute))
    expect(await store.head()).toMatchObject({ number: 2 })
  })

  it('[CONTENT-08] is done a minute later, though its time is to come, when the instance fell that was to publish it at once', async () => {
    const { store, schedules, run } = await scheduled()
    const asked = later(-60 * minute)
    await schedules.takeNow(1, { author: 'Ada', at: asked })
    await run(new Date(asked.getTime() + minute))
    expect(await store.head()).toMatchObject({ number: 1 })
    await run(new Date(asked.getTime() + minute + 1))
    expect(await store.head()).toMatchObject({ number: 2, schedule: 1 })
    await run(later(minute))
    expect(await store.head()).toMatchObject({ number: 2 })
    expect(await schedules.list()).toMatchObject([{ state: 'done', told: 'Live as revision 2.' }])
  })

  it('[CONTENT-08] that was late asks nobody again who wanted it at once, when the instance fell that was to publish it', async () => {
    const { store, schedules, told, run } = await scheduled()
    await run(later(300 * minute))
    expect(await schedules.list()).toMatchObject([{ state: 'late' }])
    const wanted = later(310 * minute)
    await schedules.takeNow(1, { author: 'Ada', at: wanted })
    await run(new Date(wanted.getTime() + minute + 1))
    expect(await schedules.list()).toMatchObject([{ state: 'done', due }])
    expect(await store.head()).toMatchObject({ number: 2, schedule: 1 })
    expect(told.at(-1)).toContain('Live as revision 2.')
  })

  it('[CONTENT-08] asks when nothing ran in the hour after somebody wanted it at once', async () => {
    const { store, schedules, run } = await scheduled()
    const wanted = later(-300 * minute)
    await schedules.takeNow(1, { author: 'Ada', at: wanted })
    await run(new Date(wanted.getTime() + 61 * minute))
    expect(await schedules.list()).toMatchObject([{ state: 'late' }])
    expect(await store.head()).toMatchObject({ number: 1 })
  })

  it('[CONTENT-08] is not done again when its instance fell after it, though somebody took it back since', async () => {
    const { store, schedules, signed, run } = await scheduled()
    const { tree = '' } = (await store.revision(1)) ?? {}
    const [before, { tree: planned = '' } = {}] = [await store.files(tree), (await store.versionsOf('winter')).at(-1)]
    await schedules.take(due)
    const files = await store.files(planned)
    await store.publish({ ...signed, cause: 'schedule', schedule: 1, files, onto: 1 })
    await store.publish({ ...signed, cause: 'rollback', files: before, onto: 2 })
    await run(later(2 * minute))
    expect(await store.head()).toMatchObject({ number: 3, cause: 'rollback' })
    expect(await schedules.list()).toMatchObject([{ state: 'done', told: 'Live as revision 2.' }])
  })

  it('[CONTENT-08] [CONTENT-13] leaves no draft open all of which is live already at its time', async () => {
    const { store, signed, edited, told, run, sql } = await scheduled()
    const words = { ...signed, draft: 'winter', version: 1, onto: 1, digest: 'these', finding: '' }
    await sqlReviews(sql).add({ ...words, author: 'Bob', kind: 'approved' })
    const files = await edited(title, '"title": "Medical in winter"')
    await store.publish({ ...signed, author: 'Eve', cause: 'publish', files, onto: 1 })
    await run(due)
    expect(told).toEqual(['Schedule 1 of Ada, draft "winter": Revision 2 says all of it already.'])
    const said = (await sqlReviews(sql).of('winter')).at(-1)
    expect(said).toMatchObject({ kind: 'published', version: 1, onto: 2, author: 'Ada', at: due })
  })

  it('[CONTENT-08] waits when an item clashes with what is live by then, and names item and both sides to its author', async () => {
    const { store, schedules, signed, edited, told, run } = await scheduled()
    const { tree = '' } = (await store.revision(1)) ?? {}
    const before = await store.files(tree)
    await store.publish({
      ...signed,
      author: 'Bob',
      cause: 'publish',
      files: await edited(title, '"title": "Health"'),
      onto: 1,
    })
    await run(due)
    expect(await store.head()).toMatchObject({ number: 2, author: 'Bob' })
    expect(await schedules.list()).toMatchObject([
      { state: 'stuck', told: expect.stringContaining('base/menus.json benefits-medical / title: both changed it') },
    ])
    expect(told[0]).toMatch(/^Schedule 1 of Ada, draft "winter": It waits; 1 to settle\./)
    // Nobody tries it again by itself. Once what clashed is gone its author has it published.
    await run(later(2 * minute))
    await store.publish({ ...signed, cause: 'rollback', files: before, onto: 2 })
    expect(await runNow({ store, schedules }, 1, { author: 'Ada', at: later(3 * minute) })).toMatchObject({
      state: 'done',
    })
    expect(await store.head()).toMatchObject({ number: 4, cause: 'schedule' })
    expect(told).toHaveLength(1)
  })

  it('[CONTENT-08] waits when what it says is a mistake by then, and names the item', async () => {
    const { store, schedules, signed, run } = await scheduled(['"target": "/benefits/medical"', '"target": "/nowhere"'])
    await run(due)
    expect(await store.head()).toMatchObject({ number: 1 })
    const [waiting] = await schedules.list()
    expect(waiting).toMatchObject({ state: 'stuck', told: expect.stringContaining('benefits-medical: ') })
    expect(waiting?.told).toContain('/nowhere')
    expect(await schedules.cancel(1, { ...signed, author: 'Bob' })).toMatchObject({ told: 'Cancelled by Bob.' })
  })

  it('[CONTENT-08] asks when nothing ran in the hour after its time, and ends when its draft is thrown away', async () => {
    const { store, schedules, run } = await scheduled()
    await run(later(60 * minute + 1))
    expect(await schedules.list()).toMatchObject([{ state: 'late', told: expect.stringContaining('No portal') }])
    await store.throwAway({ name: 'winter', seen: 2, author: 'Ada', at: due, note: '' })
    expect(await runNow({ store, schedules }, 1, { author: 'Ada', at: later(61 * minute) })).toBeUndefined()
    expect(await schedules.list()).toMatchObject([{ state: 'cancelled', told: 'Ada threw its draft away.' }])
    expect(await store.head()).toMatchObject({ number: 1 })
  })

  it('[CONTENT-08] [CONTENT-16] publishes no draft that is thrown away while it is checked, and ends', async () => {
    const { store, schedules, told, sql } = await scheduled()
    const throwAway = async () => {
      await store.throwAway({ name: 'winter', seen: 2, author: 'Bob', at: due, note: '' })
      return []
    }
    await runDue({ store, schedules, findMistakes: throwAway }, due, line => void told.push(line))
    expect(await store.head()).toMatchObject({ number: 1 })
    expect(await schedules.list()).toMatchObject([{ state: 'cancelled', told: 'Its draft was thrown away.' }])
    expect(told).toEqual(['Schedule 1 of Ada, draft "winter": Its draft was thrown away.'])
    expect(await sqlReviews(sql).of('winter')).toEqual([])
  })

  it('[CONTENT-08] is looked up at once by a portal that starts, and by none that has stopped', async () => {
    const { store, schedules, signed, told } = await scheduled()
    const stop = followSchedules(
      { store, schedules },
      line => void told.push(line),
      () => later(minute),
    )
    await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 30_000 })
    await stop()
    expect(await store.head()).toMatchObject({ number: 2 })
    await schedules.add({ ...signed, draft: 'winter', version: 2, due, zone: 'UTC' })
    await stop()
    expect(await schedules.isDue(due)).toBe(true)
  })
})

it.each([
  ['America/New_York', '2026-12-01T06:00', '2026-12-01T11:00:00.000Z'],
  ['America/New_York', '2026-07-01T06:00', '2026-07-01T10:00:00.000Z'],
  // The hour that is there twice: the first one. Behind it clocks are back.
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['America/New_York', '2026-11-01T02:30', '2026-11-01T07:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01T00:00', '2025-12-31T10:00:00.000Z'],
  ['UTC', '2026-02-28T23:59', '2026-02-28T23:59:00.000Z'],
])('[CONTENT-08] knows which instant it is when clocks in %s show %s', (zone, text, instant) => {
  expect(instantIn(zone, text)).toEqual(new Date(instant))
})

it('[CONTENT-08] knows what is no instant', () => {
  expect(instantIn('America/New_York', '2026-03-08T02:30')).toBe('skipped')
  expect(instantIn('America/Nowhere', '2026-03-08T02:30')).toBe('no zone')
  for (const text of ['tomorrow', '2026-13-01T00:00', '2026-12-01', '2026-12-01T06:00Z'])
    expect(instantIn('UTC', text)).toBe('unreadable')
})
