import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { itemActions } from '../item-actions.ts'
import { DraftStore } from '../model/draft-store.ts'
import { treeOf } from '../model/item-tree.ts'
import { surfaceOf } from '../model/surface.ts'
import { DeskTree } from './desk-tree.tsx'

afterEach(cleanup)

const entry = (id: string, items: object[] = []) => ({
  id,
  title: id,
  target: '/x',
  ...(items.length > 0 && { items }),
})
const base = JSON.stringify({
  menus: [{ id: 'primary', items: [entry('one'), entry('two', [entry('inside')]), entry('three')] }],
})

const toForm = vi.fn()

/** The tree of a draft of one file, in which something is chosen. */
function Shown({ store, begin }: { store: DraftStore; begin: string }) {
  const [item, setItem] = useState(begin)
  const { files } = useSyncExternalStore(store.follow, store.state)
  const tree = treeOf('menus', surfaceOf(files, 'base', 'menus'))
  const actions = useMemo(() => itemActions(store, { brand: 'base', surface: 'menus' }), [store])
  return (
    <DeskTree
      {...{ surface: 'menus', tree, itemId: item, marks: new Map(), others: new Map(), actions, mayEdit: true }}
      onChoose={(_, next) => setItem(next)}
      onForm={toForm}
      onHide={() => undefined}
    />
  )
}

function open(begin: string) {
  const store = new DraftStore({
    draft: { version: 1, files: new Map([['base/menus.json', base]]) },
    shelf: { read: () => null, write: () => undefined },
    save: async version => ({ version: version + 1 }),
    ...{ soonMs: 1e9, pauseMs: 1e9 },
  })
  const view = render(<Shown store={store} begin={begin} />)
  // By their attributes: to have every row's name computed each time takes many seconds.
  const all = () => [...view.container.querySelectorAll<HTMLElement>('[role="row"]')]
  const rows = () => all().filter(row => Number(row.getAttribute('aria-level')) > 2)
  return {
    store,
    row(name: string): HTMLElement {
      const found = all().find(each => each.getAttribute('aria-label') === name)
      if (!found) throw new Error(`There is no row ${name}`)
      return found
    },
    outline: () =>
      rows().map(row => '.'.repeat(Number(row.getAttribute('aria-level')) - 3) + row.getAttribute('aria-label')),
  }
}

it('[STUDIO-09] moves, adds, duplicates and removes by keys, each in one step, and keeps the focus at what is left', async () => {
  const { store, row, outline } = open('one')
  const press = (name: string, key: string, more = {}) => {
    row(name).focus()
    fireEvent.keyDown(row(name), { key, ...more })
  }
  const at = (name: string) => waitFor(() => expect(document.activeElement).toBe(row(name)))
  const takenBack = (before: readonly string[]) => {
    store.undo()
    return waitFor(() => expect(outline()).toEqual(before))
  }
  const begun = ['one', 'two', 'three']
  await waitFor(() => expect(outline()).toEqual(begun))
  press('one', 'ArrowDown', { altKey: true })
  await waitFor(() => expect(outline()).toEqual(['two', 'one', 'three']))
  await at('one')
  await takenBack(begun)
  press('three', 'ArrowRight', { altKey: true })
  await waitFor(() => expect(outline()).toEqual(['one', 'two', '.inside', '.three']))
  await at('three')
  press('three', 'ArrowLeft', { altKey: true })
  await waitFor(() => expect(outline()).toEqual(['one', 'two', '.inside', 'three']))
  await at('three')
  press('inside', 'Delete')
  await at('two')
  expect(outline()).toEqual(['one', 'two', 'three'])
  press('two', 'd', { ctrlKey: true })
  await waitFor(() => expect(outline()).toEqual(['one', 'two', 'two', 'three']))
  await takenBack(['one', 'two', 'three'])
  press('two', 'Enter', { altKey: true })
  await at('New title')
})

it('[STUDIO-31] leads by Enter to the form of what has the focus', async () => {
  const { row } = open('one')
  await waitFor(() => row('two'))
  row('two').focus()
  fireEvent.keyDown(row('two'), { key: 'Enter' })
  expect(toForm).toHaveBeenCalledOnce()
  await waitFor(() => expect(row('two').getAttribute('aria-selected')).toBe('true'))
})
