import { expect, it, onTestFinished } from 'vitest'
import type { Grant } from '../../gateway-content/policy.ts'
import type { Checks } from '../../server/content/check/check-thread.ts'
import { keepFiles } from '../../server/content/store/file-bytes.ts'
import { sqlContentStore } from '../../server/content/store/sql-content-store.ts'
import { openState } from '../../server/state/open-state.ts'
import { contentDesk } from '../../server/studio/content-desk.ts'
import { askStudio, changeByStudio } from './support/ask-studio.ts'

const path = 'base/menus.json'
const menus = (title: string, target: string) =>
  `{ "menus": [{ "id": "primary", "items": [{ "id": "home", "title": "${title}", "target": "${target}" }] }] }\n`
const grants: Grant[] = [{ role: 'publisher' }]
const forStaff: Checks['forStaff'] = {
  ...{ findMistakes: () => [], report: async () => ({ brands: [], added: [], removed: [], findings: [], proved: [] }) },
  ...{ dates: async () => [], warnings: async () => [], standIns: async () => ({}) },
}

/** One file, live as revision 1. */
async function openStudio() {
  const state = openState(':memory:')
  onTestFinished(state.close)
  const store = sqlContentStore(state.content)
  const files = await keepFiles(store, new Map([[path, new TextEncoder().encode(menus('Home', '/home'))]]))
  await store.publish({ author: 'x', at: new Date(0), note: '', cause: 'import', files, onto: undefined })
  const desk = contentDesk({
    ...{ idNames: async () => ({}), sql: state.content, brands: () => [] },
    checks: { findMistakes: () => [], forStaff },
  })
  const asking = { name: 'Ada', grants, desk }
  return {
    change: (name: string, input: object) => changeByStudio(name, input, asking),
    ask: async (source: string) => (await askStudio(source, asking)).data,
  }
}

it('[STUDIO-11] [CONTENT-05] a draft that clashes with what is live is settled field by field, and can go live then', async () => {
  const { change, ask } = await openStudio()
  const save = (name: string, text: string) => change('saveDraft', { name, version: 0, files: [{ path, text }] })
  await save('mine', menus('My home', '/mine'))
  await save('theirs', menus('Their home', '/theirs'))
  await change('publishDraft', { draftId: 'Draft theirs', version: 1, onto: 1 })
  const clashes = '{ draft(name: "mine") { check { clashes { path item field kind ours theirs } } } }'
  const sides = (field: string, ours: string, theirs: string) => ({
    ...{ path, item: 'home', field, kind: 'VALUE', ours: `"${ours}"`, theirs: `"${theirs}"` },
  })
  expect(await ask(clashes)).toEqual({
    draft: { check: { clashes: [sides('title', 'My home', 'Their home'), sides('target', '/mine', '/theirs')] } },
  })
  const seen = { draftId: 'Draft mine', version: 1 }
  expect(await change('askForReview', seen)).toEqual({ codes: ['CLASHES'], refusals: [] })

  const decision = (field: string, holds: string) => ({ path, item: 'home', field, kind: 'VALUE', holds })
  const settle = (onto: number, ...decisions: object[]) => change('settleDraft', { ...seen, onto, decisions })
  const [title, target] = [decision('title', 'OURS'), decision('target', 'THEIRS')]
  // Of what was seen, and all of it.
  expect(await settle(1, title, target)).toEqual({ codes: ['MOVED'], refusals: [] })
  expect(await settle(2, title)).toEqual({ codes: ['CLASHES'], refusals: [] })
  expect(await settle(2, title, target)).toEqual({ codes: [], refusals: [] })
  expect(await settle(2, title, target)).toEqual({ codes: ['STALE'], refusals: [] })
  expect(
    await ask(`{ draft(name: "mine") { version base { number } text(path: "${path}") check { clashes { field } } } }`),
  ).toEqual({ draft: { version: 2, base: { number: 2 }, text: menus('My home', '/theirs'), check: { clashes: [] } } })
  expect(await change('askForReview', { ...seen, version: 2 })).toEqual({ codes: [], refusals: [] })
})
