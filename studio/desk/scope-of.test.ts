import { expect, it } from 'vitest'
import { DraftStore } from './model/draft-store.ts'
import { scopeOf } from './scope-of.ts'

it('[STUDIO-06] a group or program becomes a segment where it is none yet, in one step with what needs it', () => {
  const known = '{ "segments": { "pilot": { "description": "Pilot.", "of": "groupId", "values": ["777"] } } }'
  const files = new Map([['base/segments.json', known]])
  const store = new DraftStore({
    ...{ draft: { version: 1, files }, soonMs: 1_000_000, pauseMs: 1_000_000, retryMs: 1_000_000 },
    shelf: { read: () => null, write: () => undefined },
    save: async version => ({ version: version + 1 }),
  })
  const scope = () => scopeOf(store.state().files, 'acme', store)
  expect(scope().addGroup('groupId', '777')).toBe('pilot')
  store.oneStep(() => {
    const name = scope().addGroup('parentGroupId', '42')
    expect([name, scope().addGroup('parentGroupId', '42')]).toEqual(['parent-group-42', 'parent-group-42'])
    store.edit('Who sees it', { path: 'acme/home.json', text: `{ "in": "${name}" }` })
  })
  expect(scope().scope.segments['parent-group-42']).toMatchObject({ of: 'parentGroupId', values: ['42'] })
  store.undo()
  expect([...store.state().files]).toEqual([...files])
})
