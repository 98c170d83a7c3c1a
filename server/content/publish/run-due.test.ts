import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openState } from '../../state/open-state.ts'
import { readFolderFiles } from '../folder-files.ts'
import { manifestsFolder } from '../manifest-files.ts'
import { type FileBytes, keepFiles } from '../store/file-bytes.ts'
import { sqlSchedules } from '../store/schedules.ts'
import { sqlContentStore } from '../store/sql-content-store.ts'
import { saveDraft } from './drafts.ts'
import { instantIn } from './instant-in.ts'
import { publish } from './publish.ts'
import { runDue } from './run-due.ts'

const menus = 'base/menus.json'
const due = new Date('2026-12-01T11:00:00Z')
const after = (ms: number) => new Date(due.getTime() + ms)
const minute = 60_000
let shipped: FileBytes
beforeAll(async () => {
  shipped = await readFolderFiles(manifestsFolder({}))
})

/** The shipped manifests as revision 1, and a schedule of the first of two versions of a draft. */
async function scheduled() {
  const state = openState(':memory:')
  onTestFinished(state.close)
  const content = { store: sqlContentStore(state.content), schedules: sqlSchedules(state.content) }
  const { store, schedules } = content
  const at = new Date('2026-11-01T00:00:00Z')
  const signed = { author: 'Ada', at, note: 'Winter' }
  const titled = (title: string) => {
    const text = new TextDecoder().decode(shipped.get(menus)).replace('"title": "Medical"', `"title": "${title}"`)
    return keepFiles(store, new Map([...shipped, [menus, new TextEncoder().encode(text)]]))
  }
  await store.publish({ ...signed, cause: 'import', files: await keepFiles(store, shipped), onto: undefined })
  const files = await titled('Medical in winter')
  await saveDraft(store, { ...signed, name: 'winter', seen: 0, base: 1, files })
  await saveDraft(store, { ...signed, name: 'winter', seen: 1, base: 1, files: await titled('Not this one') })
  const made = await schedules.add({ ...signed, draft: 'winter', version: 1, due, zone: 'America/New_York' })
  const told: string[] = []
  const run = (now: Date) => runDue(content, now, line => void told.push(line))
  return { store, schedules, signed, titled, files, made, told, run }
}

describe('what is scheduled', () => {
  it('[CONTENT-08] is published at its instant, the very version, by one of many that look, once', async () => {
    const { store, schedules, files, told, run } = await scheduled()
    await run(after(-1))
    expect(await store.head()).toMatchObject({ number: 1 })
    await Promise.all([run(due), run(due), run(due)])
    await run(after(2 * minute))
    const head = await store.head()
    expect(head).toMatchObject({ number: 2, cause: 'schedule', author: 'Ada', at: due, note: 'Winter' })
    expect(await store.files(head?.tree ?? '')).toEqual(files)
    expect(await schedules.list()).toMatchObject([{ state: 'done', told: 'Live as revision 2.' }])
    expect(told).toHaveLength(1)
  })

  it('[CONTENT-08] is done by another instance when the one that took it fell, and not twice', async () => {
    const { store, schedules, run } = await scheduled()
    expect(await schedules.take(due)).toMatchObject({ number: 1 })
    await run(after(minute))
    expect(await store.head()).toMatchObject({ number: 1 })
    await run(after(minute + 1))
    expect(await store.head()).toMatchObject({ number: 2 })
  })

  it('[CONTENT-08] waits when an item clashes with what is live by then, and names item and both sides to its author', async () => {
    const { store, schedules, signed, titled, told, run } = await scheduled()
    const others = { ...signed, author: 'Bob', cause: 'publish' as const, base: 1 }
    await publish(store, { ...others, files: await titled('Health') })
    await run(due)
    expect(await store.head()).toMatchObject({ number: 2, author: 'Bob' })
    const [{ state, told: why } = { state: '', told: '' }] = await schedules.list()
    expect(state).toBe('stuck')
    expect(why).toContain('base/menus.json benefits-medical / title: both changed it')
    expect(told[0]).toMatch(/^Schedule 1 of Ada, draft "winter": It waits; 1 to settle\./)
  })

  it('[CONTENT-08] happens within an hour when nothing ran at its time, and asks after that', async () => {
    const soon = await scheduled()
    await soon.run(after(60 * minute))
    expect(await soon.store.head()).toMatchObject({ number: 2 })
    const late = await scheduled()
    await late.run(after(60 * minute + 1))
    expect(await late.store.head()).toMatchObject({ number: 1 })
    expect(await late.schedules.list()).toMatchObject([
      { state: 'late', told: expect.stringContaining('No portal ran') },
    ])
  })

  it('[CONTENT-08] is not published once it is cancelled', async () => {
    const { store, schedules, run } = await scheduled()
    expect(await schedules.cancel(1, 'Cancelled by Bob.')).toBe(true)
    await run(due)
    expect(await store.head()).toMatchObject({ number: 1 })
    expect(await schedules.cancel(1, 'Cancelled by Bob.')).toBe(false)
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
