import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuditEntry } from '../../../schema/audit/chain.ts'
import type { SessionMarks, State } from '../state.ts'

/** A store with nothing in it, which any number of instances can open. */
export interface TestStore {
  open(now?: () => number): State | Promise<State>
  remove(): Promise<void>
}

const start = Date.parse('2026-03-10T12:00:00Z')
const later = new Date(start + 3_600_000)

/** What a state is to do, whatever keeps it: each instance stands for a process. */
export function describeState(name: string, makeStore: () => Promise<TestStore>): void {
  describe(name, () => {
    let store: TestStore
    const opened: State[] = []
    const open = async (now: () => number = () => start) => {
      const state = await store.open(now)
      opened.push(state)
      return state
    }
    beforeEach(async () => {
      store = await makeStore()
    })
    afterEach(async () => {
      await Promise.all(opened.splice(0).map(state => state.close()))
      await store.remove()
    })

    const session = (marks: Partial<SessionMarks> = {}): SessionMarks => ({
      ...{ id: 's-1', people: ['m-1'], began: start },
      ...marks,
    })
    /** Read four times a second; a busy machine may be late. */
    const withinASecond = (check: () => boolean) => vi.waitFor(() => expect(check()).toBe(true), { timeout: 10_000 })

    it('[SEC-01] ends sessions by id here at once and elsewhere within a second, and no other', async () => {
      const [here, there] = [await open(), await open()]
      expect(here.revocations.hasEnded(session())).toBe(false)
      await here.revocations.endSessions(['s-1', 's-2'], later)
      for (const id of ['s-1', 's-2']) expect(here.revocations.hasEnded(session({ id }))).toBe(true)
      await withinASecond(() => there.revocations.hasEnded(session({ id: 's-2' })))
      expect(there.revocations.hasEnded(session())).toBe(true)
      for (const { revocations } of [here, there]) expect(revocations.hasEnded(session({ id: 's-3' }))).toBe(false)
    })

    it('[OPS-14] misses nothing when many instances end sessions at once', async () => {
      const states = await Promise.all(Array.from({ length: 4 }, () => open()))
      const ids = Array.from({ length: 200 }, (_, index) => `many-${index}`)
      const at = (index: number) => states[index % 4] as State
      await Promise.all(ids.map((id, index) => at(index).revocations.endSessions([id], later)))
      for (const { revocations } of states)
        await withinASecond(() => ids.every(id => revocations.hasEnded(session({ id }))))
    })

    it('[OPS-13] [OPS-14] tells the others of a new revision of the manifests, once, and keeps it over restarts', async () => {
      const [here, there] = [await open(), await open()]
      const heard: string[] = []
      for (const [name, { revisions }] of Object.entries({ here, there }))
        revisions.onNew(({ digest }) => heard.push(`${name} ${digest}`))
      expect(here.revisions.current()).toBeUndefined()
      await here.revisions.announce('one')
      expect(here.revisions.current()?.digest).toBe('one')
      await withinASecond(() => heard.length > 0)
      expect(there.revisions.current()).toEqual(here.revisions.current())
      // An instance that reloaded because it was told to has the same, and tells nobody again.
      await there.revisions.announce('one')
      await here.revisions.announce('two')
      await withinASecond(() => heard.length > 1)
      expect(heard).toEqual(['there one', 'there two'])
      const late = await open()
      expect(late.revisions.current()).toEqual(here.revisions.current())
      expect(late.revisions.current()?.digest).toBe('two')
    })

    it('[OPS-14] tells of a revision that this instance had announced when another one goes back to it', async () => {
      const [here, there] = [await open(), await open()]
      const heard: string[] = []
      here.revisions.onNew(({ digest }) => heard.push(digest))
      await here.revisions.announce('one')
      await withinASecond(() => there.revisions.current()?.digest === 'one')
      await there.revisions.announce('two')
      await withinASecond(() => heard.length > 0)
      await there.revisions.announce('one')
      await withinASecond(() => heard.length > 1)
      expect(heard).toEqual(['two', 'one'])
    })

    it('[OPS-14] tells who listens late of what was announced since this instance began, and of nothing from before', async () => {
      const there = await open()
      await there.revisions.announce('one')
      const here = await open()
      await there.revisions.announce('two')
      await withinASecond(() => here.revisions.current()?.digest === 'two')
      const heard: string[] = []
      here.revisions.onNew(({ digest }) => heard.push(digest))
      ;(await open()).revisions.onNew(({ digest }) => heard.push(`after ${digest}`))
      expect(heard).toEqual(['two'])
    })

    it('[CONTENT-11] tells of each revision that is published, and who listens late of the newest', async () => {
      const [here, there] = [await open(), await open()]
      const publish = (number: number) =>
        here.content(
          `insert into content_revision (number, parent, cause, tree, changed, author, at, note)
           values (?, ?, 'publish', '', '[]', 'Ada', ?, '')`,
          ...[number, number - 1, start],
        )
      const [early, late]: [number[], number[]] = [[], []]
      there.published.onNew(number => early.push(number))
      expect(early).toEqual([])
      await publish(1)
      await withinASecond(() => early.length > 0)
      there.published.onNew(number => late.push(number))
      expect(late).toEqual([1])
      await publish(2)
      await withinASecond(() => late.length > 1)
      expect([early, late]).toEqual([
        [1, 2],
        [1, 2],
      ])
      // An instance that began after all of it is told, too: what it took may be older.
      ;(await open()).published.onNew(number => late.push(number))
      expect(late.at(-1)).toBe(2)
    })

    it('[SEC-01] knows at its start what was ended before', async () => {
      await (await open()).revocations.endSessions(['s-1'], later)
      expect((await open()).revocations.hasEnded(session())).toBe(true)
    })

    it('[SEC-20] ends all sessions of a person that began by a time, those in which they act as another too', async () => {
      const [here, there] = [await open(), await open()]
      await here.revocations.endPeople(['m-1'], new Date(start), later)
      const acting = session({ id: 's-2', people: ['m-7', 'm-1'], began: start - 1 })
      expect([session(), acting].map(marks => here.revocations.hasEnded(marks))).toEqual([true, true])
      await withinASecond(() => there.revocations.hasEnded(acting))
      for (const good of [session({ began: start + 1 }), session({ people: ['m-2'] })])
        expect([here, there].map(({ revocations }) => revocations.hasEnded(good))).toEqual([false, false])
    })

    it('[SEC-20] lets an earlier end of a person take nothing back of a later one', async () => {
      const state = await open()
      await state.revocations.endPeople(['m-1'], new Date(start), later)
      await state.revocations.endPeople(['m-1'], new Date(start - 10_000), later)
      expect(state.revocations.hasEnded(session())).toBe(true)
    })

    it('[SEC-10] allows so many times in a window and says when to try again, over all instances', async () => {
      let now = start
      const [here, there] = [await open(() => now), await open(() => now)]
      const allowance = { times: 3, windowMs: 60_000 }
      const consume = (state: State, key = 'somebody') => state.counters.consume(key, allowance)
      for (const state of [here, there, here]) expect(await consume(state)).toEqual({ allowed: true })
      now += 20_000
      for (const state of [here, there]) expect(await consume(state)).toEqual({ allowed: false, retryAfterMs: 40_000 })
      expect(await consume(here, 'somebody else')).toEqual({ allowed: true })
      now += 40_000
      for (const state of [there, here, there]) expect(await consume(state)).toEqual({ allowed: true })
      expect(await consume(here)).toMatchObject({ allowed: false })
    })

    it('[SEC-10] counts exactly when many come at once', async () => {
      const [here, there] = [await open(), await open()]
      const tries = Array.from({ length: 200 }, (_, index) =>
        (index % 2 === 0 ? here : there).counters.consume('k', { times: 30, windowMs: 60_000 }),
      )
      const answers = await Promise.all(tries)
      expect(answers.filter(({ allowed }) => allowed)).toHaveLength(30)
    })

    it('[SEC-10] takes back what did not happen, in one instance as in the other, and never below nothing', async () => {
      const [here, there] = [await open(), await open()]
      const allowance = { times: 2, windowMs: 60_000 }
      await here.counters.giveBack('k')
      for (const state of [here, there]) expect(await state.counters.consume('k', allowance)).toEqual({ allowed: true })
      await there.counters.giveBack('k')
      expect((await here.counters.consume('k', allowance)).allowed).toBe(true)
      expect((await there.counters.consume('k', allowance)).allowed).toBe(false)
    })

    it('[SEC-10] begins anew when a counter is forgotten', async () => {
      const [here, there] = [await open(), await open()]
      const allowance = { times: 1, windowMs: 60_000 }
      expect((await here.counters.consume('k', allowance)).allowed).toBe(true)
      expect((await there.counters.consume('k', allowance)).allowed).toBe(false)
      await there.counters.forget('k')
      expect((await here.counters.consume('k', allowance)).allowed).toBe(true)
    })

    it('[SEC-14] makes a secret once, the same in each instance and after a restart', async () => {
      const [here, there] = [await open(), await open()]
      const [one, same] = await Promise.all([here.secret('device'), there.secret('device')])
      expect(one).toHaveLength(32)
      expect(Buffer.from(same)).toEqual(Buffer.from(one))
      expect(Buffer.from(await here.secret('other'))).not.toEqual(Buffer.from(one))
      await here.close()
      opened.splice(opened.indexOf(here), 1)
      expect(Buffer.from(await (await open()).secret('device'))).toEqual(Buffer.from(one))
    })

    it('[SEC-19] appends to one chain from all instances, in order, and finds it whole', async () => {
      const [here, there] = [await open(), await open()]
      const append = (state: State, ...whats: string[]) => state.audit.append(whats.map(what => auditEntry({ what })))
      await append(here, 'one', 'two')
      await Promise.all([append(there, 'three', 'four'), append(here, 'five', 'six')])
      const rows = await there.audit.rows()
      expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
      const whats = rows.map(({ what }) => what)
      expect(whats.slice(0, 2)).toEqual(['one', 'two'])
      for (const pair of [
        ['three', 'four'],
        ['five', 'six'],
      ])
        expect(whats.indexOf(pair[1] ?? '')).toBe(whats.indexOf(pair[0] ?? '') + 1)
      expect(await here.audit.head()).toEqual({ number: 6, hash: rows.at(-1)?.hash })
      for (const { audit } of [here, there]) expect(await audit.verify()).toEqual([])
    })

    it('[OPS-13] [SEC-19] keeps one chain when many rows come at once, and no other order than each caller gave', async () => {
      const states = [await open(), await open(), await open()]
      const at = (index: number) => states[index % 3] as State
      const calls = Array.from({ length: 60 }, (_, index) =>
        at(index).audit.append([auditEntry({ what: `${index} a` }), auditEntry({ what: `${index} b` })]),
      )
      await Promise.all(calls)
      const { audit } = at(0)
      expect(await audit.verify()).toEqual([])
      const whats = (await audit.rows()).map(({ what }) => what)
      expect(whats).toHaveLength(120)
      for (let index = 0; index < 60; index += 1) expect(whats[whats.indexOf(`${index} a`) + 1]).toBe(`${index} b`)
    })

    it('[SEC-19] tells of a head that was written down whether the chain still has it', async () => {
      const { audit } = await open()
      expect(await audit.verify()).toEqual([])
      await audit.append([auditEntry()])
      const noted = await audit.head()
      await audit.append([auditEntry({ person: null, result: 'INVALID_CREDENTIALS' })])
      expect(await audit.verify(noted)).toEqual([])
      expect(await audit.verify({ ...noted, hash: 'a'.repeat(64) })).toEqual([{ number: 1, fault: 'head' }])
      expect(await audit.verify({ ...noted, number: 9 })).toEqual([{ number: 3, to: 9, fault: 'missing' }])
    })
  })
}

const auditEntry = (parts: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ at: '2026-03-10T12:00:00.000Z', event: 'sign-in', result: 'done', person: 'm-1', actingAs: null },
  ...{ what: 'createToken', origin: 'loopback', request: 'r-1' },
  ...parts,
})
