import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readFolderFiles } from '../../content/folder-files.ts'
import { keepFiles, treeOf } from '../../content/store/file-bytes.ts'
import { sqlContentStore } from '../../content/store/sql-content-store.ts'
import { openState } from '../../state/open-state.ts'
import { manifestsCopy } from '../testing/manifests-copy.ts'
import { saidByPortal } from '../testing/said-by-portal.ts'

const menus = 'base/menus.json'
const medical = ['"title": "Medical"', '"title": "Medical plan"'] as const
const icon = ['"icon": "home"', '"icon": "account"'] as const

let files: Awaited<ReturnType<typeof readFolderFiles>>
beforeAll(async () => {
  const copy = await manifestsCopy()
  files = await readFolderFiles(copy.folder)
  await copy[Symbol.asyncDispose]()
})

/** A data file in which the shipped manifests are live as revision 1, a folder with them, and the commands over both. */
async function place() {
  const copy = await manifestsCopy()
  const data = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(async () => {
    await copy[Symbol.asyncDispose]()
    await rm(data, { recursive: true })
  })
  const file = join(data, 'portal.sqlite')
  const state = openState(file)
  const store = sqlContentStore(state.content)
  const at = new Date('2026-11-20T12:00:00Z')
  await store.publish({
    ...{ author: 'the folder', at, note: '', cause: 'import' },
    ...{ files: await keepFiles(store, files), onto: undefined },
  })
  await state.close()
  const world = { folder: copy.folder, env: { PORTAL_DATA: file, USER: 'ada' } }
  const say = (...words: string[]) => saidByPortal(words, world)
  const sayOn = (day: string, ...words: string[]) => saidByPortal(words, { ...world, now: new Date(day) })
  return { ...copy, say, sayOn }
}

describe('content at a terminal', () => {
  it('[STUDIO-36] makes a draft of the folder, reviews it with its impact, publishes it and tells its history', async () => {
    const { edit, say } = await place()
    await edit(menus, ...medical)
    expect(await say('content', 'push', 'plans', '--note', 'As in the brochure')).toEqual({
      ...{ code: 0, err: '', out: 'The folder is version 1 of the draft "plans", made from revision 1.' },
    })
    expect((await say('draft', 'list')).out).toBe(
      'plans  version 1 by ada, 2026-11-21 20:00 UTC, from revision 1: base/menus.json',
    )
    const review = await say('review', 'plans')
    expect(review).toMatchObject({ code: 0, err: '' })
    expect(review.out).toContain('base/menus.json: "benefits-medical" title: "Medical" → "Medical plan"')
    expect(review.out).toContain('Members of `first`')
    expect((await say('publish', 'plans')).out).toBe('The draft "plans" is live as revision 2.')
    expect((await say('publish', 'plans')).out).toContain('Nothing to publish: revision 2')
    const { out } = await say('history', '--item', 'benefits-medical')
    expect(out.split('\n').slice(0, 3)).toEqual([
      '2  publish by ada, 2026-11-21 20:00 UTC: As in the brochure',
      '  base/menus.json: "benefits-medical" title: "Medical" → "Medical plan"',
      '1  import by the folder, 2026-11-20 12:00 UTC',
    ])
    expect((await say('history', '--file', 'senior/menus.json')).out).toMatch(/^1 {2}import by the folder/)
  })

  it('[CONTENT-02] tells whoever comes second who published, when and which items, and publishes nothing that clashes', async () => {
    const { edit, say } = await place()
    await edit(menus, ...medical)
    await say('content', 'push', 'plans')
    await edit(menus, medical[1], '"title": "Health"')
    await say('content', 'push', 'health')
    await edit(menus, '"title": "Health"', medical[0])
    await edit(menus, ...icon)
    await say('content', 'push', 'icons')
    await say('publish', 'plans', '--author', 'Bea', '--note', 'New words')
    const onto = await say('publish', 'icons', '--onto', '1')
    expect(onto).toMatchObject({ code: 1, out: expect.stringContaining('is not published: what is live is another') })
    const merged = await say('publish', 'icons')
    expect(merged.code).toBe(0)
    expect(merged.out).toContain('is live as revision 3.\nOthers published meanwhile:\n2  publish by Bea, 2026-11-21')
    const refused = await say('publish', 'health')
    expect(refused.code).toBe(1)
    expect(refused.out).toContain('base/menus.json benefits-medical / title: both changed it')
    expect(refused.out).toContain('2  publish by Bea, 2026-11-21 20:00 UTC: New words')
    expect((await say('history', '--most', '1')).out).toContain('3  publish')
  })

  it('[CONTENT-06] pulls what is live into the folder, byte for byte', async () => {
    const { folder, edit, say } = await place()
    const before = await readFolderFiles(folder)
    await edit(menus, ...medical)
    await say('content', 'push', 'plans')
    await edit(menus, medical[1], '"title": "Something that nobody kept"')
    expect((await say('content', 'pull')).out).toMatch(/has revision 1 now, .*\n {2}base\/menus.json$/)
    expect(treeOf(await readFolderFiles(folder))).toEqual(treeOf(before))
    await say('publish', 'plans')
    await say('content', 'pull')
    const text = new TextDecoder().decode((await readFolderFiles(folder)).get(menus))
    expect(text).toBe(new TextDecoder().decode(before.get(menus)).replace(...medical))
    // What comes next is an edit of the revision that was pulled.
    await edit(menus, ...icon)
    expect((await say('content', 'push')).out).toContain('made from revision 2')
  })

  it('[CONTENT-09] shows what a rollback does and for whom before it makes the new revision', async () => {
    const { edit, say } = await place()
    await edit(menus, ...medical)
    await say('content', 'push', 'plans')
    await say('publish', 'plans')
    const shown = await say('rollback', '1')
    expect(shown.code).toBe(0)
    expect(shown.out).toContain('title: "Medical plan" → "Medical"')
    expect(shown.out).toContain('Members of `first`')
    expect(shown.out).toMatch(/Nothing was done; --yes does it\.$/)
    const done = await say('rollback', '1', '--yes')
    expect(done.out).toContain('Members of `first`')
    expect(done.out).toMatch(/Revision 1's content is live as revision 3\.$/)
    expect((await say('history', '--most', '1')).out).toContain(
      '3  rollback by ada, 2026-11-21 20:00 UTC: Back to revision 1',
    )
    expect((await say('rollback', '1', '--yes')).out).toBe('Revision 1 is what is live.')
    expect(await say('rollback', '9')).toMatchObject({
      code: 2,
      err: 'portal: there is no revision 9; the newest is 3',
    })
  })

  it('[CONTENT-16] throws a draft away and has it back, for 30 days', async () => {
    const { edit, say, sayOn } = await place()
    await edit(menus, ...medical)
    await say('content', 'push', 'plans')
    expect((await say('draft', 'drop', 'plans')).code).toBe(0)
    expect((await say('draft', 'list')).out).toBe('There is none.')
    expect((await say('draft', 'list', '--thrown-away')).out).toMatch(/^plans /)
    expect((await say('publish', 'plans')).err).toContain('was thrown away; "draft restore plans" has it back')
    expect((await say('draft', 'restore', 'plans')).out).toBe('The draft "plans" is back, as version 3.')
    expect((await say('publish', 'plans')).code).toBe(0)
    for (const name of ['one', 'two', 'three']) await say('content', 'push', name)
    await say('draft', 'drop', 'one')
    await sayOn('2026-12-21T19:00:00Z', 'draft', 'drop', 'two')
    expect((await say('draft', 'restore', 'one')).code).toBe(0)
    await sayOn('2027-01-21T19:00:00Z', 'draft', 'drop', 'three')
    expect((await say('draft', 'restore', 'two')).err).toContain('there is no draft that was thrown away "two"')
  })

  it('[CONTENT-08] [STUDIO-36] schedules the version that a draft has, lists it, publishes it now or cancels it', async () => {
    const { edit, say, sayOn } = await place()
    await edit(menus, ...medical)
    await say('content', 'push', 'plans', '--note', 'As in the brochure')
    const at = (time: string, zone = 'America/New_York') => say('publish', 'plans', '--at', time, '--zone', zone)
    expect((await at('2026-12-05T08:00')).out).toBe(
      'Version 1 of the draft "plans" is published on Dec 5, 2026, 8:00 AM in America/New_York (2026-12-05 13:00 UTC), as schedule 1.',
    )
    await edit(menus, ...icon)
    await say('content', 'push', 'plans')
    await at('2026-12-05T08:00', 'America/Los_Angeles')
    const line = /^1 {2}to come: draft "plans", version 1, by ada, Dec 5, 2026, 8:00 AM in America\/New_York/
    expect(await say('schedule', 'list')).toMatchObject({ code: 0, out: expect.stringMatching(line) })
    expect((await say('schedule', 'cancel', '2')).out).toBe('Schedule 2 is cancelled.')
    expect(await say('schedule', 'cancel', '2')).toMatchObject({
      ...{ code: 2, err: 'portal: there is no schedule 2 that waits; see "schedule list"' },
    })
    expect(await sayOn('2026-12-05T12:00:00Z', 'schedule', 'now', '1')).toMatchObject({
      ...{ code: 0, out: expect.stringMatching(/^1 {2}done: .*\n {2}Live as revision 2\.$/) },
    })
    expect((await say('history', '--most', '1')).out).toMatch(
      /^2 {2}schedule by ada, .*: As in the brochure\n.*Medical plan/,
    )
    for (const [time, zone, words] of [
      ['2026-11-20T08:00', 'UTC', 'is over; without --at it is published now'],
      ['2027-03-14T02:30', 'America/New_York', 'never show 2027-03-14T02:30'],
      ['2027-03-14T02:30', 'America/Nowhere', '"America/Nowhere" is no time zone'],
      ['tomorrow', 'UTC', '"tomorrow" is no date and time'],
    ] as const)
      expect(await at(time, zone)).toMatchObject({ code: 2, err: expect.stringContaining(words) })
    expect((await say('publish', 'plans', '--at', '2026-12-05T08:00')).err).toContain('--at needs --zone')
    await at('2026-12-06T08:00')
    expect((await say('draft', 'drop', 'plans')).out).toMatch(/\nSchedule 3 of it is cancelled\.$/)
  })

  it('[CONTENT-10] adds an image to a draft by its content, cleaned, and lists what nothing uses', async () => {
    const { folder, say } = await place()
    expect((await say('asset', 'list', '--unused')).out).toBe('There is none.')
    const file = join(folder, 'First Snow.png')
    await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><script/></svg>')
    expect((await say('asset', 'add', 'winter', 'first', file)).out).toBe(
      'first/assets/first-snow.svg, 20 × 10 is in version 1 of the draft "winter". Taken out: <script>.',
    )
    expect((await say('asset', 'list', '--draft', 'winter', '--unused')).out).toBe(
      'first/assets/first-snow.svg  svg, 20 × 10, 0.1 KB, not used',
    )
    await writeFile(file, '<html>')
    expect((await say('asset', 'add', 'winter', 'first', file)).err).toContain(
      'is something else; expected an SVG, PNG',
    )
    expect((await say('asset', 'add', 'winter', 'none', join(folder, 'base', 'assets', 'interim.svg'))).err).toBe(
      'portal: there is no brand "none"',
    )
    expect((await say('asset', 'add', 'winter', 'first', 'none.svg')).err).toBe('portal: there is no file none.svg')
  })

  it('says in one line that nothing is live yet', async () => {
    expect(await saidByPortal(['history'], { env: { PORTAL_DATA: ':memory:' } })).toEqual({
      ...{ code: 2, out: '', err: 'portal: nothing is live yet: the first start of the portal imports the folder' },
    })
  })
})
