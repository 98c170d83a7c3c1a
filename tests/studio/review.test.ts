import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Grant } from '../../gateway-content/policy.ts'
import { type Answers, createTasks } from '../../server/content/check/check-tasks.ts'
import type { Checks } from '../../server/content/check/check-thread.ts'
import { readFolderFiles } from '../../server/content/folder-files.ts'
import { manifestsFolder } from '../../server/content/manifest-files.ts'
import { keepFiles } from '../../server/content/store/file-bytes.ts'
import { sqlContentStore } from '../../server/content/store/sql-content-store.ts'
import { openState } from '../../server/state/open-state.ts'
import { contentDesk } from '../../server/studio/content-desk.ts'
import { askStudio, changeByStudio } from './support/ask-studio.ts'

const state = openState(':memory:')
/** On this thread: that there is another one is tested beside it. */
const perform = createTasks()
let checks = 0
const findMistakes: Checks['findMistakes'] = files => {
  checks += 1
  return perform({ kind: 'mistakes', files }) as Answers['mistakes']
}
const forStaff: Checks['forStaff'] = {
  findMistakes,
  report: async compared => perform({ kind: 'report', ...compared }) as Answers['report'],
  dates: async files => perform({ kind: 'dates', files }) as Answers['dates'],
  warnings: async (files, since) => perform({ kind: 'warnings', files, since }) as Answers['warnings'],
  standIns: async (compared, people) => perform({ kind: 'standIns', ...compared, people }) as Answers['standIns'],
}
const desk = contentDesk({
  idNames: async () => ({}),
  sql: state.content,
  brands: () => [],
  checks: { findMistakes, forStaff },
})
afterAll(state.close)
beforeAll(async () => {
  const store = sqlContentStore(state.content)
  const files = await keepFiles(store, await readFolderFiles(manifestsFolder({})))
  const signed = { author: 'the folder', at: new Date('2026-03-01T00:00:00Z'), note: '' }
  await store.publish({ ...signed, cause: 'import', files, onto: undefined })
})

const people: Readonly<Record<string, Grant[]>> = {
  Nora: [{ role: 'editor' }],
  Lucia: [{ role: 'publisher' }],
  Ines: [{ role: 'viewer', brand: 'senior' }],
}
const as = (name: string) => ({ name, grants: people[name] ?? [], desk, fourEyes: true })
const change = (who: string, mutation: string, input: object) => changeByStudio(mutation, input, as(who))
const ask = async (who: string, source: string, variables = {}) => {
  const { data, refusals } = await askStudio(source, as(who), variables)
  expect(refusals).toEqual([])
  return data as unknown as Record<string, unknown>
}
const done = { codes: [], refusals: [] }

/** A brand's menus with another title of the entry for Home. */
const titled = (text: string | null, title: string) => {
  const file = text === null ? { changes: [] } : (JSON.parse(text) as { changes: object[] })
  const set = { change: 'set', id: 'home', fields: { title } }
  return JSON.stringify({ ...file, changes: [...file.changes, set] }, null, 2)
}

/** The same brand's Spanish words with that entry's: where English is the brand's own, so are they. */
async function inSpanish(brand: string, title: string) {
  const path = `${brand}/menus.es.json`
  const { live } = await ask('Nora', 'query ($path: String!) { live { text(path: $path) } }', { path })
  const { text } = live as { text: string | null }
  const { items = {}, ...rest }: { items?: object } = text === null ? {} : JSON.parse(text)
  return { path, text: JSON.stringify({ ...rest, items: { ...items, home: { title } } }, null, 2) }
}

describe.each(['first', 'medical-dental', 'regional', 'senior'])('a changed title of %s', brand => {
  it('[STUDIO-36] is asked about, looked at with whose screens change, approved, published and taken back', async () => {
    const path = `${brand}/menus.json`
    const live = await ask('Nora', 'query ($path: String!) { live { number text(path: $path) } }', { path })
    const { number: before, text } = live.live as { number: number; text: string | null }
    const name = `start-${brand}`
    const files = [{ path, text: titled(text, 'Start') }, await inSpanish(brand, 'Comienzo')]
    expect(await change('Nora', 'saveDraft', { name, version: 0, files, note: 'Shorter' })).toEqual(done)
    const seen = { draftId: `Draft ${name}`, version: 1 }
    expect(await change('Nora', 'askForReview', { ...seen, note: 'Please look' })).toEqual(done)

    const looked = await ask(
      'Lucia',
      `query ($name: String!) { draft(name: $name) { stage mayPublish isViewers reviews { kind note author }
        check { onto { number } isApproved changes { path item words author } report {
          brands { brand classes { who changes sample { words facts { name value } } } unseen }
          findings { message } proved { name } } } } }`,
      { name },
    )
    expect(looked.draft).toMatchObject({
      ...{ stage: 'ASKED', mayPublish: true, isViewers: false },
      reviews: [{ kind: 'ASKED', note: 'Please look', author: 'Nora' }],
      check: {
        ...{ onto: { number: before }, isApproved: false },
        changes: expect.arrayContaining([expect.objectContaining({ path, author: 'Nora' })]),
        report: {
          // Once more for Spanish.
          brands: expect.arrayContaining([
            expect.objectContaining({
              brand,
              classes: [
                expect.objectContaining({
                  changes: ['"Start" in menus says "Start", and no longer "Home"'],
                  sample: expect.objectContaining({
                    facts: expect.arrayContaining([{ name: 'session', value: 'full' }]),
                  }),
                }),
              ],
            }),
          ]),
          findings: [],
        },
      },
    })

    expect(await change('Lucia', 'approveDraft', { ...seen, onto: before })).toEqual(done)
    expect(await change('Lucia', 'publishDraft', { ...seen, onto: before, note: 'As asked' })).toEqual(done)
    const history = `query ($of: HistoryInput) { history(of: $of) { next entries { changes { item words author }
      revision { id number note isLive } } } }`
    const item = 'home'
    const of = { brand, surface: 'menus', first: 1, item }
    const published = await ask('Nora', history, { of })
    expect(published.history).toMatchObject({
      entries: [
        { revision: { number: before + 1, note: 'As asked', isLive: true }, changes: [{ item, author: 'Lucia' }] },
      ],
    })

    const old = await ask(
      'Lucia',
      `{ revision(number: ${before}) { id rollback { mayPublish report { brands { classes { changes } } } } } }`,
    )
    expect(old.revision).toMatchObject({
      rollback: {
        mayPublish: true,
        report: {
          brands: expect.arrayContaining([
            { classes: [{ changes: ['"Home" in menus says "Home", and no longer "Start"'] }] },
          ]),
        },
      },
    })
    const back = { revisionId: `Revision ${before}`, onto: before + 1, note: 'Members looked for Home' }
    expect(await change('Nora', 'rollBack', back)).toEqual({ codes: [], refusals: ['FORBIDDEN'] })
    expect(await change('Lucia', 'rollBack', back)).toEqual(done)
    const compared = await ask(
      'Nora',
      `{ comparison(before: ${before}, after: ${before + 2}) { changes { path } files { path } } live { cause } }`,
    )
    expect(compared).toEqual({ comparison: { changes: [], files: [] }, live: { cause: 'ROLLBACK' } })
  })
})

it('[STUDIO-36] a new finding is ticked with a reason before anybody can approve or publish what has it', async () => {
  const { live } = await ask('Nora', '{ live { number text(path: "regional/menus.json") } }')
  const { number: onto, text } = live as { number: number; text: string }
  // Whoever has a plan is signed in.
  const showWhen = { all: [{ use: 'any-plan' }, { session: ['none'] }] }
  const item = { id: 'odd', title: 'Odd', target: '/home', showWhen }
  const menus = JSON.parse(text) as { changes: object[] }
  const changed = { ...menus, changes: [...menus.changes, { change: 'add', after: 'home', item }] }
  const files = [{ path: 'regional/menus.json', text: JSON.stringify(changed) }]
  await change('Nora', 'saveDraft', { name: 'odd', version: 0, files })
  const seen = { draftId: 'Draft odd', version: 1, onto }
  const findings =
    '{ draft(name: "odd") { check { report { findings { key code severity message reason { text author } } } } } }'
  const found = async () => {
    const { draft } = (await ask('Lucia', findings)) as unknown as {
      draft: { check: { report: { findings: { key: string; severity: string; reason: object | null }[] } } }
    }
    return draft.check.report.findings.filter(({ severity }) => severity === 'WARNING')
  }
  const warnings = await found()
  expect(warnings).toContainEqual(expect.objectContaining({ code: 'never-shown', reason: null }))
  const refused = { codes: ['FINDINGS'], refusals: [] }
  expect(await change('Lucia', 'approveDraft', seen)).toEqual(refused)
  for (const { key } of warnings) {
    expect(await change('Nora', 'tickFinding', { ...seen, finding: key, reason: ' ' })).toMatchObject({
      codes: ['INVALID'],
    })
    expect(await change('Nora', 'tickFinding', { ...seen, finding: key, reason: 'Hidden for a week' })).toEqual(done)
  }
  expect((await found()).map(({ reason }) => reason)).toEqual(
    warnings.map(() => ({ text: 'Hidden for a week', author: 'Nora' })),
  )
  expect(await change('Lucia', 'approveDraft', seen)).toEqual(done)
  // It goes live at a time, or not at all.
  const at = { ...seen, zone: 'America/New_York' }
  for (const time of ['2020-01-01T08:00', '2026-03-08T02:30', 'soon'])
    expect(await change('Lucia', 'scheduleDraft', { ...at, time })).toEqual({ codes: ['NO_TIME'], refusals: [] })
  expect(await change('Lucia', 'scheduleDraft', { ...at, time: '2026-12-05T08:00' })).toEqual(done)
  const listed = '{ schedules { number draft due zone state author } }'
  expect(await ask('Nora', listed)).toEqual({
    schedules: [
      {
        number: 1,
        draft: 'odd',
        due: '2026-12-05T13:00:00.000Z',
        zone: 'America/New_York',
        state: 'PLANNED',
        author: 'Lucia',
      },
    ],
  })
  expect(await change('Lucia', 'cancelSchedule', { number: 1 })).toEqual(done)
  expect(await change('Lucia', 'publishSchedule', { number: 1 })).toEqual({ codes: ['NOT_FOUND'], refusals: [] })
})

it('tells what a draft changes, and whether it is approved, without the check, which only its mistakes are asked of', async () => {
  const path = 'senior/contact.json'
  const { live } = await ask('Nora', 'query ($path: String!) { live { text(path: $path) } }', { path })
  const { text } = live as { text: string }
  await change('Nora', 'saveDraft', { name: 'quick', version: 0, files: [{ path, text: `${text}\n` }] })
  const before = checks
  const light =
    '{ draft(name: "quick") { stage check { isApproved onto { number } changes { path } clashes { path } } } }'
  expect(await ask('Nora', light)).toMatchObject({
    draft: { stage: 'OPEN', check: { isApproved: false, clashes: [] } },
  })
  expect(checks).toBe(before)
  await ask('Nora', '{ draft(name: "quick") { check { mistakes { message } report { since } } } }')
  expect(checks).toBe(before + 1)
})

it('[STUDIO-36] tells who else is in a draft and at which item, until they have gone', async () => {
  const files = [{ path: 'senior/none.json', text: '{}' }]
  await change('Nora', 'saveDraft', { name: 'together', version: 0, files })
  const place = { draftId: 'Draft together', path: 'senior/menus.json', item: 'home' }
  expect(await change('Nora', 'beInDraft', place)).toEqual(done)
  expect(await change('Lucia', 'beInDraft', { ...place, item: '' })).toEqual(done)
  const present = '{ draft(name: "together") { present { name item isViewer } } }'
  expect(await ask('Nora', present)).toEqual({
    draft: {
      present: [
        { name: 'Lucia', item: '', isViewer: false },
        { name: 'Nora', item: 'home', isViewer: true },
      ],
    },
  })
  expect(await change('Lucia', 'leaveDraft', { draftId: place.draftId })).toEqual(done)
  expect(await ask('Nora', present)).toEqual({ draft: { present: [{ name: 'Nora', item: 'home', isViewer: true }] } })
  expect(await desk.presentIn('together', new Date('2026-03-10T12:00:07Z'))).toEqual([])
})

it('[STUDIO-26] says of a condition that changed for whom it is true, by the brand’s own names', async () => {
  const files = [
    {
      path: 'regional/segments.json',
      text: JSON.stringify({
        set: { segments: { mill: { description: 'Members of the mill.', of: 'groupId', values: ['10004760'] } } },
      }),
    },
    {
      path: 'regional/contact.json',
      text: JSON.stringify({
        changes: [{ change: 'set', id: 'mail', fields: { when: { all: [{ use: 'subscriber' }, { in: 'mill' }] } } }],
      }),
    },
  ]
  expect(await change('Nora', 'saveDraft', { name: 'mill', version: 0, files, note: '' })).toEqual(done)
  const asked = 'query ($name: String!) { draft(name: $name) { check { changes { path item words } } } }'
  const { draft } = await ask('Nora', asked, { name: 'mill' })
  const who = 'meets "Signed in as the subscriber, not as a dependent" and is in the segment "Members of the mill"'
  expect(draft).toMatchObject({
    check: {
      changes: expect.arrayContaining([
        { path: 'regional/contact.json', item: 'mail', words: [`when: everyone who ${who}`] },
      ]),
    },
  })
})
