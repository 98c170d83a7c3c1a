import { expect, it, onTestFinished } from 'vitest'
import type { Grant } from '../../gateway-content/policy.ts'
import type { Checks } from '../../server/content/check/check-thread.ts'
import { readFolderFiles } from '../../server/content/folder-files.ts'
import { manifestsFolder } from '../../server/content/manifest-files.ts'
import type { FindMistakes } from '../../server/content/publish/merge-trees.ts'
import { keepFiles } from '../../server/content/store/file-bytes.ts'
import { sqlContentStore } from '../../server/content/store/sql-content-store.ts'
import { openState } from '../../server/state/open-state.ts'
import { contentDesk } from '../../server/studio/content-desk.ts'
import { askStudio, changeByStudio } from './support/ask-studio.ts'

const menus = 'base/menus.json'
const grants: Grant[] = [{ role: 'publisher' }]

/** The check takes seconds, and has tests of its own: here a file is wrong that says so. */
const findMistakes: FindMistakes = files =>
  [...files]
    .filter(([, bytes]) => new TextDecoder().decode(bytes).includes('/no/such/page'))
    .map(([file]) => ({ file, line: 7, column: 1, item: 'benefits-medical', found: 'this', expected: 'a page' }))

const report = async () => ({ brands: [], added: [], removed: [], findings: [], proved: [] })
const forStaff: Checks['forStaff'] = {
  ...{ findMistakes, report, dates: async () => [], warnings: async () => [], standIns: async () => ({}) },
}

/** The shipped manifests, live as revision 1, and somebody at the studio of them. */
async function openStudio() {
  const state = openState(':memory:')
  onTestFinished(state.close)
  const store = sqlContentStore(state.content)
  const shipped = await readFolderFiles(manifestsFolder({}))
  const files = await keepFiles(store, shipped)
  await store.publish({ author: 'x', at: new Date(0), note: '', cause: 'import', files, onto: undefined })
  const desk = contentDesk({
    idNames: async () => ({}),
    sql: state.content,
    brands: () => [],
    checks: { findMistakes, forStaff },
  })
  const text = (path: string) => new TextDecoder().decode(shipped.get(path))
  const as = (name: string) => ({ name, grants, desk, fourEyes: true })
  return {
    state,
    desk,
    text,
    as,
    change: (who: string, name: string, input: object) => changeByStudio(name, input, as(who)),
  }
}

it('[CONTENT-13] [CONTENT-15] lets go live only what somebody approved who did not change it, exactly as they saw it', async () => {
  const { state, desk, text, as, change } = await openStudio()
  const words = (title: string) => text(menus).replace('"title": "Medical"', `"title": "${title}"`)
  const save = (who: string, version: number, title: string) =>
    change(who, 'saveDraft', { name: 'plans', version, files: [{ path: menus, text: words(title) }] })
  const draftId = 'Draft plans'
  const publish = (version: number, onto: number) => change('Ada', 'publishDraft', { draftId, version, onto })
  const done = { codes: [], refusals: [] }
  const refused = (...codes: string[]) => ({ codes, refusals: [] })

  expect(await save('Ada', 0, 'Medical plan')).toEqual(done)
  expect(await change('Ada', 'askForReview', { draftId, version: 1 })).toEqual(done)
  expect(await publish(1, 1)).toEqual(refused('FOUR_EYES'))
  // Her own word does not count, and neither does an approval of what was changed since.
  expect(await change('Ada', 'approveDraft', { draftId, version: 1, onto: 1 })).toEqual(done)
  expect(await change('Bob', 'approveDraft', { draftId, version: 1, onto: 1 })).toEqual(done)
  expect(await save('Ada', 1, 'Medical plans')).toEqual(done)
  expect(await change('Bob', 'approveDraft', { draftId, version: 1, onto: 1 })).toEqual(refused('STALE'))
  expect(await publish(2, 1)).toEqual(refused('FOUR_EYES'))
  // Sent back, it needs another word.
  expect(await change('Bob', 'approveDraft', { draftId, version: 2, onto: 1 })).toEqual(done)
  expect(await change('Eve', 'sendDraftBack', { draftId, version: 2, note: 'Which ones?' })).toEqual(done)
  expect(await publish(2, 1)).toEqual(refused('FOUR_EYES'))
  expect(await change('Bob', 'approveDraft', { draftId, version: 2, onto: 1 })).toEqual(done)
  // What others publish elsewhere leaves it approved, and is looked at all the same.
  const path = 'base/alerts.json'
  const from = { client: '203.0.113.7', requestId: 'another' }
  const signed = { author: 'y', at: new Date(0), note: '', from }
  await desk.save({ ...signed, name: 'else', seen: 0, files: new Map([[path, `${text(path)}\n`]]) })
  const other = await desk.draft('else')
  if (!other) throw new Error('It was not saved')
  await desk.publish(await desk.merge(other), signed, 'publish', other)
  expect(await publish(2, 1)).toEqual(refused('MOVED'))
  expect(await publish(2, 2)).toEqual(done)
  expect(await publish(2, 3)).toEqual(refused('NOTHING_CHANGED'))
  const live =
    '{ live { number author cause edits { path items } } draft(name: "plans") { stage reviews { kind author version } } }'
  expect((await askStudio(live, as('Ada'))).data).toEqual({
    live: { number: 3, author: 'Ada', cause: 'PUBLISH', edits: [{ path: menus, items: ['benefits-medical'] }] },
    draft: {
      stage: 'PUBLISHED',
      reviews: [
        ...[
          { kind: 'ASKED', author: 'Ada', version: 1 },
          { kind: 'APPROVED', author: 'Ada', version: 1 },
        ],
        ...[
          { kind: 'APPROVED', author: 'Bob', version: 1 },
          { kind: 'APPROVED', author: 'Bob', version: 2 },
        ],
        ...[
          { kind: 'SENT_BACK', author: 'Eve', version: 2 },
          { kind: 'APPROVED', author: 'Bob', version: 2 },
        ],
        { kind: 'PUBLISHED', author: 'Ada', version: 2 },
      ],
    },
  })
  expect(await change('Ada', 'rollBack', { revisionId: 'Revision 2', onto: 3, note: 'Not yet' })).toEqual(done)
  // What was taken back waits for nobody, until somebody goes on with it.
  expect((await askStudio('{ draft(name: "plans") { stage } }', as('Ada'))).data).toEqual({
    draft: { stage: 'PUBLISHED' },
  })
  const rows = (await state.audit.rows()).filter(({ request }) => request === 'a request')
  expect(rows.map(({ what, result, person }) => `${what} ${result} ${person}`)).toEqual([
    'draft.save plans/1 done Ada <id of Ada>',
    'draft.ask plans/1 done Ada <id of Ada>',
    'publishDraft plans/1 FOUR_EYES Ada <id of Ada>',
    'draft.approve plans/1 done Ada <id of Ada>',
    'draft.approve plans/1 done Bob <id of Bob>',
    'draft.save plans/2 done Ada <id of Ada>',
    'approveDraft plans/1 STALE Bob <id of Bob>',
    'publishDraft plans/2 FOUR_EYES Ada <id of Ada>',
    'draft.approve plans/2 done Bob <id of Bob>',
    'draft.send-back plans/2 done Eve <id of Eve>',
    'publishDraft plans/2 FOUR_EYES Ada <id of Ada>',
    'draft.approve plans/2 done Bob <id of Bob>',
    'publishDraft plans/2 MOVED Ada <id of Ada>',
    expect.stringMatching(/^revision\.publish .* done Ada <id of Ada>$/),
    'publishDraft plans/2 NOTHING_CHANGED Ada <id of Ada>',
    expect.stringMatching(/^revision\.rollback .*done Ada <id of Ada>$/),
  ])
  expect(await desk.head()).toMatchObject({ number: 4, cause: 'rollback', author: 'Ada <id of Ada>' })
})

it('[CONTENT-13] [STUDIO-36] tells of clashes and mistakes, and lets nothing with either be approved or asked about', async () => {
  const { text, as, change } = await openStudio()
  const edited = (from: string, to: string) => [{ path: menus, text: text(menus).replace(from, to) }]
  const wrong = edited('"target": "/benefits/medical"', '"target": "/no/such/page"')
  await change('Ada', 'saveDraft', { name: 'wrong', version: 0, files: wrong })
  for (const [mutation, more] of [
    ['askForReview', {}],
    ['approveDraft', { onto: 1 }],
    ['publishDraft', { onto: 1 }],
  ] as const)
    expect((await change('Bob', mutation, { draftId: 'Draft wrong', version: 1, ...more })).codes).toEqual(['MISTAKES'])
  const check = '{ draft(name: "wrong") { check { isApproved clashes { path } mistakes { path item message line } } } }'
  expect((await askStudio(check, as('Ada'))).data).toMatchObject({
    draft: {
      check: {
        isApproved: false,
        clashes: [],
        mistakes: [{ path: menus, line: 7, item: 'benefits-medical', message: 'Found this; expected a page' }],
      },
    },
  })
  const stale = await askStudio(
    'mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { draft { version author } since { path summary } userErrors { code path } } }',
    as('Bob'),
    { input: { name: 'wrong', version: 0, files: [] } },
  )
  expect(stale.data?.saveDraft).toMatchObject({
    draft: { version: 1, author: 'Ada' },
    userErrors: [{ code: 'STALE', path: ['input', 'version'] }],
  })
  for (const path of ['../x.json', 'base/../x.json', 'base/assets/x.svg', 'x.json', '/etc/x.json', 'base/.x.json'])
    expect((await change('Ada', 'saveDraft', { name: 'more', version: 0, files: [{ path, text: '' }] })).codes).toEqual(
      ['INVALID'],
    )
  expect((await change('Ada', 'saveDraft', { name: '<b>', version: 0, files: [] })).codes).toEqual(['INVALID'])
})

it('[CONTENT-08] [CONTENT-13] publishes no schedule of a draft that was sent back, and none early that would not go live at once', async () => {
  const { state, text, as, change } = await openStudio()
  const draftId = 'Draft plans'
  const words = (title: string) => text(menus).replace('"title": "Medical"', `"title": "${title}"`)
  const save = (version: number, title: string) =>
    change('Ada', 'saveDraft', { name: 'plans', version, files: [{ path: menus, text: words(title) }] })
  const plan = (version: number) =>
    change('Bob', 'scheduleDraft', { draftId, version, onto: 1, time: '2026-12-05T08:00', zone: 'UTC' })
  const done = { codes: [], refusals: [] }
  const states = async () => (await askStudio('{ schedules { number state } }', as('Bob'))).data?.schedules

  await save(0, 'Medical plan')
  await change('Bob', 'approveDraft', { draftId, version: 1, onto: 1 })
  expect(await plan(1)).toEqual(done)
  expect(await change('Eve', 'sendDraftBack', { draftId, version: 1, note: 'Which ones?' })).toEqual(done)
  expect(await states()).toEqual([{ number: 1, state: 'CANCELLED' }])
  expect(await change('Bob', 'publishSchedule', { number: 1 })).toEqual({ codes: ['NOT_FOUND'], refusals: [] })

  await save(1, 'Medical plans')
  await change('Bob', 'approveDraft', { draftId, version: 2, onto: 1 })
  expect(await plan(2)).toEqual(done)
  // What else went live in the same file was seen by nobody together with this.
  const path = menus
  const other = text(path).replace('"title": "Dental"', '"title": "Teeth"')
  await change('Eve', 'saveDraft', { name: 'teeth', version: 0, files: [{ path, text: other }] })
  await change('Bob', 'approveDraft', { draftId: 'Draft teeth', version: 1, onto: 1 })
  expect(await change('Eve', 'publishDraft', { draftId: 'Draft teeth', version: 1, onto: 1 })).toEqual(done)
  expect(await change('Eve', 'publishSchedule', { number: 2 })).toEqual({ codes: ['FOUR_EYES'], refusals: [] })
  expect(await change('Bob', 'approveDraft', { draftId, version: 2, onto: 2 })).toEqual(done)
  expect(await change('Eve', 'publishSchedule', { number: 2 })).toEqual(done)
  expect((await sqlContentStore(state.content).head())?.cause).toBe('schedule')
})

it('[CONTENT-13] asks who publishes a schedule for the brands of its version, whatever the draft holds by now', async () => {
  const { text, as, change } = await openStudio()
  const own = 'senior/menus.json'
  const wide = text(menus).replace('"title": "Medical"', '"title": "Medical plan"')
  const files = [
    { path: menus, text: wide },
    { path: own, text: `${text(own)}\n` },
  ]
  const draftId = 'Draft wide'
  await change('Ada', 'saveDraft', { name: 'wide', version: 0, files })
  await change('Bob', 'approveDraft', { draftId, version: 1, onto: 1 })
  await change('Bob', 'scheduleDraft', { draftId, version: 1, onto: 1, time: '2026-12-05T08:00', zone: 'UTC' })
  await change('Ada', 'saveDraft', { name: 'wide', version: 1, files: [{ path: menus, text: text(menus) }] })
  const ofOne = { ...as('Eve'), grants: [{ role: 'publisher' as const, brand: 'senior' }] }
  expect(await changeByStudio('publishSchedule', { number: 1 }, ofOne)).toEqual({ codes: [], refusals: ['FORBIDDEN'] })
})
