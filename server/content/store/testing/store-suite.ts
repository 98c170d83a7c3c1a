import { describe, expect, it, onTestFinished } from 'vitest'
import type { State } from '../../../state/state.ts'
import type { ContentStore } from '../content-store.ts'
import { sqlPreviewLinks } from '../preview-links.ts'
import { sqlReviews } from '../reviews.ts'
import { sqlSchedules } from '../schedules.ts'
import { sqlContentStore } from '../sql-content-store.ts'
import { treeHash } from '../trees.ts'

/** Opens one more instance over a state that began empty; whoever opened it closes it. */
export type OpenState = () => State | Promise<State>

const at = new Date('2026-03-10T12:00:00Z')
const signed = (author: string, note = '') => ({ author, at, note })

/** What a store of content is to do, whatever keeps it. */
export function describeContentStore(name: string, makeState: () => Promise<OpenState>): void {
  const opened = async (instances = 1): Promise<ContentStore[]> => {
    const open = await makeState()
    return Promise.all(
      Array.from({ length: instances }, async () => {
        const state = await open()
        onTestFinished(state.close)
        return sqlContentStore(state.content)
      }),
    )
  }
  const bytes = (text: string) => new TextEncoder().encode(text)
  const filesOf = async (store: ContentStore, texts: { readonly [path: string]: string }) => {
    const hashes = await store.keep(Object.values(texts).map(bytes))
    return new Map(Object.keys(texts).map((path, index) => [path, hashes[index] ?? '']))
  }

  describe(name, () => {
    it('[CONTENT-13] keeps what was asked and said of each draft, in its order', async () => {
      const state = await (await makeState())()
      onTestFinished(state.close)
      const reviews = sqlReviews(state.content)
      const asked = {
        ...signed('Ada <1>', 'Please'),
        draft: 'plans',
        version: 2,
        onto: 7,
        kind: 'asked',
        digest: 'these',
        finding: '',
      }
      const said = [
        asked,
        { ...asked, kind: 'approved', author: 'Bob <2>' },
        { ...asked, kind: 'ticked', finding: 'a gap', note: 'Meant so' },
        { ...asked, kind: 'sent-back', digest: '' },
      ]
      for (const review of said) await reviews.add(review as Parameters<typeof reviews.add>[0])
      await reviews.add({ ...asked, kind: 'asked', draft: 'other' })
      expect(await reviews.of('plans')).toEqual(said)
      expect(await reviews.of('none')).toEqual([])
    })

    it('[CONTENT-15] keeps the links to previews of each draft until they are over or taken back, by whom, and records both', async () => {
      const state = await (await makeState())()
      onTestFinished(state.close)
      const links = sqlPreviewLinks(state.content)
      const until = new Date(at.getTime() + 7 * 86_400_000)
      const link = { key: 'abc', draft: 'plans', brand: 'acme', view: '{}', author: 'Ada <1>', at, until }
      expect(await links.add({ ...link, from: { client: '203.0.113.7', requestId: 'r' } })).toEqual({
        ...link,
        takenBack: undefined,
      })
      await links.add({ ...link, key: 'def', draft: 'other' })
      expect((await links.of('plans', at)).map(({ key }) => key)).toEqual(['abc'])
      expect(await links.of('plans', until)).toEqual([])
      const asking = { author: 'Bob <2>', at: new Date(at.getTime() + 1) }
      expect(await links.takeBack({ key: 'abc', draft: 'other' }, asking)).toBeUndefined()
      const taken = await links.takeBack({ key: 'abc', draft: 'plans' }, asking)
      expect(taken?.takenBack).toEqual(asking)
      expect(await links.takeBack({ key: 'abc', draft: 'plans' }, asking)).toBeUndefined()
      expect(await links.of('plans', at)).toEqual([])
      expect((await state.audit.rows()).map(({ result, person, what }) => `${person} ${what} ${result}`)).toEqual([
        `Ada <1> preview.share plans of acme until ${until.toISOString()} done`,
        `Ada <1> preview.share other of acme until ${until.toISOString()} done`,
        'Bob <2> preview.take-back other OVER',
        'Bob <2> preview.take-back plans done',
        'Bob <2> preview.take-back plans OVER',
      ])
    })

    it('[CONTENT-01] keeps whole revisions with parent, author, time, note, cause and the bytes of every file', async () => {
      const [store] = await opened()
      if (!store) return
      expect(await store.head()).toBeUndefined()
      const files = await filesOf(store, { 'base/menus.json': '{}', 'first/assets/logo.svg': '<svg/>' })
      await store.publish({ ...signed('Ada', 'All of it'), cause: 'import', files, onto: undefined })
      const menus = files.get('base/menus.json') ?? ''
      const edited = new Map([...files, ...(await filesOf(store, { 'base/menus.json': '{ "menus": [] }' }))])
      const second = await store.publish({ ...signed('Bob', 'Menus'), cause: 'publish', files: edited, onto: 1 })
      expect(second).toEqual({
        ...{ number: 2, parent: 1, cause: 'publish', author: 'Bob', at, note: 'Menus' },
        ...{
          changed: [{ path: 'base/menus.json', before: menus, after: edited.get('base/menus.json') }],
          tree: treeHash(edited),
        },
      })
      expect(await store.head()).toEqual(second)
      const first = await store.revision(1)
      expect(await store.files(first?.tree ?? '')).toEqual(files)
      expect(first?.changed).toMatchObject([
        { path: 'base/menus.json', before: null },
        { path: 'first/assets/logo.svg' },
      ])
      expect(Buffer.from((await store.bytes([menus])).get(menus) ?? []).toString()).toBe('{}')
      // The content of an old one again is the old tree again, and another revision.
      const third = await store.publish({ ...signed('Ada'), cause: 'rollback', files, onto: 2 })
      expect(third).toMatchObject({ number: 3, tree: first?.tree })
      expect(await store.revisions({ tree: first?.tree ?? '', most: 9 })).toEqual([third, first])
    })

    it('[CONTENT-02] lets one of many publish onto a head, and tells the others who did', async () => {
      const stores = await opened(4)
      const [store] = stores
      if (!store) return
      await store.publish({ ...signed('Ada'), cause: 'import', files: new Map(), onto: undefined })
      const answers = await Promise.all(
        stores.map(async (each, index) => {
          const files = await filesOf(each, { 'base/text.json': `{ "by": ${index} }` })
          return each.publish({ ...signed(`Editor ${index}`), cause: 'publish', files, onto: 1 })
        }),
      )
      const done = answers.flatMap(answer => ('first' in answer ? [] : answer))
      expect(done).toHaveLength(1)
      expect(answers.filter(answer => 'first' in answer)).toEqual(Array.from({ length: 3 }, () => ({ first: done[0] })))
      expect(await store.head()).toEqual(done[0])
    })

    it('[CONTENT-03] [CONTENT-16] saves a draft by the version that was seen, throws it away and has it back', async () => {
      const [store, other] = await opened(2)
      if (!store || !other) return
      const files = await filesOf(store, { 'first/text.json': '{}' })
      const draft = { name: 'december', base: 1, files }
      expect(await store.save({ ...draft, ...signed('Ada'), seen: 0 })).toMatchObject({ version: 1, author: 'Ada' })
      const saved = await other.save({ ...draft, ...signed('Bob'), seen: 1 })
      expect(saved).toMatchObject({ version: 2, isThrownAway: false })
      expect(await store.save({ ...draft, ...signed('Ada'), seen: 1 })).toEqual({ first: saved })
      expect(await store.throwAway({ name: 'december', seen: 2, ...signed('Ada') })).toMatchObject({
        ...{ version: 3, isThrownAway: true },
      })
      expect((await store.drafts()).map(({ version }) => version)).toEqual([3])
      await store.forgetThrownAway(at)
      expect(await store.save({ ...draft, ...signed('Ada'), seen: 3 })).toMatchObject({
        version: 4,
        isThrownAway: false,
      })
      expect((await store.versionsOf('december')).map(({ author }) => author)).toEqual(['Ada', 'Ada', 'Bob', 'Ada'])
      await store.throwAway({ name: 'december', seen: 4, ...signed('Ada') })
      await store.forgetThrownAway(new Date(at.getTime() + 1))
      expect(await store.draft('december')).toBeUndefined()
    })

    it('[CONTENT-12] lists revisions and those of one file, page by page, and grows with what changed only', async () => {
      const [store] = await opened()
      if (!store) return
      const texts = { 'base/a_b.json': '1', 'base/axb.json': '1', 'first/text.json': '1' }
      let files = await filesOf(store, texts)
      await store.publish({ ...signed('Ada'), cause: 'import', files, onto: undefined })
      for (const [index, path] of ['base/axb.json', 'first/text.json', 'base/a_b.json', 'base/axb.json'].entries()) {
        files = new Map([...files, ...(await filesOf(store, { [path]: `${index}` }))])
        await store.publish({ ...signed('Ada'), cause: 'publish', files, onto: index + 1 })
      }
      const numbers = async (of: Parameters<ContentStore['revisions']>[0]) =>
        (await store.revisions(of)).map(({ number }) => number)
      expect(await numbers({ most: 2 })).toEqual([5, 4])
      expect(await numbers({ most: 9, before: 4 })).toEqual([3, 2, 1])
      expect(await numbers({ most: 9, changing: 'base/a_b.json' })).toEqual([4, 1])
    })

    it('[CONTENT-12] keeps three lists and files more for an edit of one of 200 files, and tells what it was from them', async () => {
      const open = await makeState()
      const state = await open()
      onTestFinished(state.close)
      const store = sqlContentStore(state.content)
      const texts = Array.from({ length: 200 }, (_, index) => [`brand-${index % 5}/file-${index}.json`, `"${index}"`])
      let files = await filesOf(store, Object.fromEntries(texts) as { [path: string]: string })
      await store.publish({ ...signed('Ada'), cause: 'import', files, onto: undefined })
      const blobs = async () => {
        const [row] = await state.content<{ count: number }>('select count(*) as count from content_blob')
        return Number(row?.count)
      }
      const before = await blobs()
      for (let number = 1; number <= 10; number += 1) {
        const [path = ''] = texts[number * 7] ?? []
        files = new Map([...files, ...(await filesOf(store, { [path]: `"edit ${number}"` }))])
        const made = await store.publish({ ...signed('Ada'), cause: 'publish', files, onto: number })
        expect(made).toMatchObject({ changed: [{ path, after: files.get(path) }] })
      }
      expect((await blobs()) - before).toBe(30)
    })

    it('[CONTENT-08] gives a schedule that is due to one of many, and to another when it is not settled in a minute', async () => {
      const open = await makeState()
      const all = await Promise.all([open(), open(), open()])
      for (const { close } of all) onTestFinished(close)
      const [first, second, third] = all.map(({ content }) => sqlSchedules(content))
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
      expect(await third.take(later(60_005))).toBeUndefined()
      expect((await first.list()).map(({ number }) => number)).toEqual([1, 3, 2])
    })

    it('[CONTENT-08] makes no second revision for one schedule, whoever asks', async () => {
      const [store, other] = await opened(2)
      if (!store || !other) return
      await store.publish({ ...signed('Ada'), cause: 'import', files: new Map(), onto: undefined })
      const files = await filesOf(store, { 'first/text.json': '{}' })
      const made = await store.publish({ ...signed('Ada'), cause: 'schedule', schedule: 7, files, onto: 1 })
      expect(made).toMatchObject({ number: 2, schedule: 7 })
      const again = { ...signed('Ada'), cause: 'schedule' as const, schedule: 7, files: new Map(), onto: 2 }
      expect(await other.publish(again)).toEqual({ first: made })
      expect(await other.revisionOfSchedule(7)).toEqual(made)
    })

    it('[CONTENT-15] leaves a row in the chain of the audit for every change and refusal, of whoever asked and from where', async () => {
      const open = await makeState()
      const state = await open()
      onTestFinished(state.close)
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
      const open = await makeState()
      const state = await open()
      onTestFinished(state.close)
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

    it('[CONTENT-01] serves no bytes that are not what their hash says', async () => {
      const open = await makeState()
      const state = await open()
      onTestFinished(state.close)
      const store = sqlContentStore(state.content)
      const [hash = ''] = await store.keep([bytes('good')])
      await state.content('update content_blob set bytes = ? where hash = ?', bytes('bad'), hash)
      await expect(store.bytes([hash])).rejects.toThrow('damaged')
      await expect(store.bytes(['0'.repeat(64)])).rejects.toThrow('gone')
    })
  })
}
