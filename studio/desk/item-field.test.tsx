import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, expect, it } from 'vitest'
import { readJsonObject } from '../../engine/json.ts'
import { ItemField } from './item-field.tsx'
import { DraftStore } from './model/draft-store.ts'

afterEach(cleanup)

it('[STUDIO-10] takes back what was typed in one of two items that are called the same, and not in both', () => {
  const path = 'base/home.json'
  const items = ['a', 'b'].map(id => ({ id, title: 'Learn more', body: 'One' }))
  const store = new DraftStore({
    draft: { version: 1, files: new Map([[path, JSON.stringify({ items })]]) },
    shelf: { read: () => null, write: () => undefined },
    save: async version => ({ version: version + 1 }),
    soonMs: 1e9,
  })
  const now = () => readJsonObject(store.state().files.get(path) ?? '').items as typeof items
  function Shown() {
    const { files } = useSyncExternalStore(store.follow, store.state)
    return now().map(item => (
      <ItemField
        key={item.id}
        {...{ field: 'body', schema: { type: 'string' }, required: true, holder: item, former: undefined }}
        {...{ id: item.id, name: item.title, store, mayEdit: true, isOwnItem: false, mistakes: [] }}
        spot={{ files, brand: 'base', surface: 'home' }}
      />
    ))
  }
  render(<Shown />)
  const [first, second] = screen.getAllByRole('textbox', { name: 'Body' })
  if (!first || !second) throw new Error('Both items have a field')
  for (const value of ['Tw', 'Two']) fireEvent.change(first, { target: { value } })
  for (const value of ['Thr', 'Three']) fireEvent.change(second, { target: { value } })
  expect(now().map(({ body }) => body)).toEqual(['Two', 'Three'])
  store.undo()
  expect(now().map(({ body }) => body)).toEqual(['Two', 'One'])
  store.undo()
  expect([now().map(({ body }) => body), store.state().undo]).toEqual([['One', 'One'], undefined])
})
