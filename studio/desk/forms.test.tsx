import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { EMPTY } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { validators } from '../../engine/check/validators.ts'
import type { JsonObject } from '../../engine/json.ts'
import { surfaces } from '../../engine/schema/surfaces.ts'
import type { Surface } from '../../schema/generated/manifests.ts'
import { type DeskContext, DeskProvider } from './desk-context.ts'
import { blankOf } from './form/blank-of.ts'
import { isApart, type Widget, widgetOf } from './form/widget-of.ts'
import { itemActions } from './item-actions.ts'
import { ItemForm } from './item-form.tsx'
import { DraftStore } from './model/draft-store.ts'
import { addItem, type Spot } from './model/item-edits.ts'
import { type ItemKind, type ItemList, type ItemNode, nodeOf, treeOf } from './model/item-tree.ts'
import { namesFor } from './model/names-for.ts'
import { type Files, pathOf, surfaceOf } from './model/surface.ts'
import { OwnFieldsForm } from './own-fields-form.tsx'
import { scopeOf } from './scope-of.ts'
import { shippedAssets, shippedFiles } from './testing/shipped-files.ts'

const client = new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(() => EMPTY) })
const brands = [...new Set([...shippedFiles.keys()].map(path => path.replace(/\/.*/, '')))].filter(
  key => key !== 'base',
)
const ids = { groupId: { '10002805': 'A town' }, programId: { '7': 'A gym' } }

const storeOf = (files: Files) =>
  new DraftStore({
    draft: { version: 1, files },
    shelf: { read: () => null, write: () => undefined },
    save: async version => ({ version: version + 1 }),
    soonMs: 1e9,
    pauseMs: 1e9,
  })

/** The form of an item, or of a surface itself, over a draft. */
function open(files: Files, brand: string, surface: Surface, id: string) {
  const store = storeOf(files)
  function Shown() {
    const { files: now } = useSyncExternalStore(store.follow, store.state)
    const spot: Spot = { files: now, brand, surface }
    const node = nodeOf(treeOf(surface, surfaceOf(now, brand, surface)).items, id)
    const context: DeskContext = {
      ...scopeOf(now, brand, store),
      ...{ brands: brands.map(key => ({ key, name: key })), brand, draft: undefined },
      names: namesFor(now, brand, shippedAssets, ids),
    }
    const shared = { spot, before: files, store, mayEdit: true, mistakes: [] }
    const [actions, onGo] = [itemActions(store, { brand, surface }), () => undefined]
    return (
      <ApolloProvider client={client}>
        <DeskProvider value={context}>
          {node ? <ItemForm {...{ ...shared, node, actions, onGo, onGone: onGo }} /> : <OwnFieldsForm {...shared} />}
        </DeskProvider>
      </ApolloProvider>
    )
  }
  const { container } = render(<Shown />)
  const part = (field: string) => container.querySelector<HTMLElement>(`[data-field="${field}"]`)
  return { store, container, part, text: () => store.state().files.get(pathOf(brand, surface)) }
}

/** Every kind of item of every surface, with an item of it, made where nobody has one. */
function* kinds(): Generator<{
  name: string
  brand: string
  surface: Surface
  id: string
  files: Files
  node: ItemNode
}> {
  const seen = new Set<string>()
  for (const surface of surfaces)
    for (const brand of brands) {
      const tree = treeOf(surface, surfaceOf(shippedFiles, brand, surface))
      for (const node of flat(tree.items)) {
        const name = `${surface}: ${node.schema.description}`
        if (seen.has(name)) continue
        seen.add(name)
        yield { name, brand, surface, id: node.id, files: shippedFiles, node }
      }
    }
  for (const surface of surfaces)
    for (const brand of brands) {
      const tree = treeOf(surface, surfaceOf(shippedFiles, brand, surface))
      for (const [list, kind] of listed(tree.lists, tree.items)) {
        const name = `${surface}: ${kind.description}`
        if (seen.has(name)) continue
        seen.add(name)
        const spot = { files: shippedFiles, brand, surface }
        const { path, text } = addItem(spot, list, { ...blankOf(kind.schema), id: 'sample' })
        const files = new Map(shippedFiles).set(path, text ?? '')
        const node = nodeOf(treeOf(surface, surfaceOf(files, brand, surface)).items, 'sample')
        if (node) yield { name, brand, surface, id: 'sample', files, node }
      }
    }
}
const flat = (items: readonly ItemNode[]): ItemNode[] => items.flatMap(item => [item, ...flat(item.children)])
function listed(lists: readonly ItemList[], items: readonly ItemNode[]): [ItemList, ItemKind][] {
  const own = lists.flatMap(list => list.kinds.map((kind): [ItemList, ItemKind] => [list, kind]))
  return [...own, ...items.flatMap(item => listed(item.lists, item.children))]
}

const input = (part: HTMLElement, selector: string) => {
  const found = part.querySelector<HTMLInputElement>(selector)
  if (!found) throw new Error(`There is no ${selector} in ${part.innerHTML.slice(0, 200)}`)
  return found
}
const type = (part: HTMLElement, selector: string, more: (value: string) => string) => {
  const field = input(part, selector)
  fireEvent.change(field, { target: { value: more(field.value) } })
}
const choose = (part: HTMLElement) => {
  const select = input(part, 'select') as unknown as HTMLSelectElement
  const other = [...select.options].find(({ value }) => !['', 'written', select.value].includes(value))
  if (other) fireEvent.change(select, { target: { value: other.value } })
}
const click = (part: HTMLElement, selector: string) => fireEvent.click(input(part, selector))

/** How somebody uses each widget; of what has only one value there is nothing to change. */
const use: Readonly<Record<Exclude<Widget, 'items'>, (part: HTMLElement) => void>> = {
  words: part => type(part, 'input', value => `${value} more`),
  lines: part => type(part, 'textarea', value => (value === '' ? 'home/tools' : `${value}\n${value}`)),
  'rich-text': part => type(part, 'textarea', value => `${value} **more**`),
  number: part => {
    const { max } = input(part, 'input')
    const [one, another] = max === '' ? ['2', '1'] : [max, String(Number(max) - 1)]
    type(part, 'input', value => (value === one ? another : one))
  },
  day: part => type(part, 'input[type="date"]', () => '2027-03-01'),
  switch: part => click(part, 'input[type="checkbox"]'),
  choice: choose,
  named: part => (part.querySelector('select') ? choose(part) : type(part, 'input', () => '7')),
  'several-named': part => {
    if (part.querySelector('select')) return choose(part)
    type(part, 'input[name="added"]', () => '10002805')
    click(part, 'button[type="submit"]')
  },
  several: part => click(part, 'input[type="checkbox"]:not(:checked)'),
  icon: part => click(part, 'input[type="radio"]:not(:checked)'),
  target: part => {
    fireEvent.change(input(part, 'select'), { target: { value: 'phone' } })
    type(part, 'input[type="tel"]', () => '503-555-0199')
  },
  picture: part => {
    const select = part.querySelector('select')
    if (part.querySelectorAll('input[type="number"]').length > 0) type(part, 'input[type="number"]', () => '77')
    else if (select) choose(part)
  },
  condition: part => {
    const first = part.querySelector('button')
    if (first?.textContent?.includes('Choose for whom')) fireEvent.click(first)
  },
  group: part => {
    const [words, check, select] = ['input:not([type])', 'input[type="checkbox"]:not(:checked)', 'select'].map(each =>
      part.querySelector(each),
    )
    if (part.querySelector('select[aria-label^="Which"]')) choose(part)
    else if (words) type(part, 'input:not([type])', value => `${value}x`)
    else if (check) fireEvent.click(check)
    else if (select) choose(part)
    else click(part, 'button')
  },
  record: part => {
    type(part, 'input[name="name"]', () => 'oneMore')
    click(part, 'button[type="submit"]')
  },
  entries: part => fireEvent.click([...part.querySelectorAll('button')].at(-1) ?? part),
}

const all = [...kinds()]

describe('forms of items', () => {
  it('are there for every kind that the schema has', () => {
    expect(all.length).toBeGreaterThan(45)
    expect(all.filter(({ id }) => id === 'sample').length).toBeLessThan(all.length / 3)
  })

  it.each(all.map(each => [each.name, each] as const))(
    '%s: each field has a widget that fits, with its label and help, and makes a text that the check takes',
    (_, { brand, surface, id, files, node }) => {
      const { store, part, text } = open(files, brand, surface, id)
      const isRequired = (field: string) => node.schema.required?.includes(field) ?? false
      const isValid = () => validators[surface](structuredClone(surfaceOf(store.state().files, brand, surface)))
      const wasValid = isValid()
      const before = text()
      for (const [field, reference] of Object.entries(node.schema.properties ?? {})) {
        const widget = widgetOf(reference)
        const own = part(field)
        if (isApart(field, reference, isRequired(field)) || widget === 'items') {
          expect(own).toBeNull()
          continue
        }
        if (!own) throw new Error(`${field} is not on the form`)
        expect([field, own.textContent?.length]).not.toEqual([field, 0])
        const help = own.querySelector('[id$="-help"]')
        expect([field, help?.textContent ?? '']).toEqual([field, expect.stringMatching(/\S/)])
        if (reference.pattern !== undefined && widget === 'words') continue
        use[widget](own)
        expect([field, widget, isValid() === wasValid]).toEqual([field, widget, true])
        while (store.state().undo !== undefined) store.undo()
        expect([field, text() === before]).toEqual([field, true])
      }
      cleanup()
    },
  )

  it.each(surfaces.filter(surface => surface !== 'text' && surface !== 'theme'))(
    'the fields that %s has besides items are on a form as well',
    surface => {
      const [brand = ''] = brands
      const { part } = open(shippedFiles, brand, surface, '')
      const root: JsonObject = surfaceOf(shippedFiles, brand, surface)
      for (const [field, value] of Object.entries(root))
        if (!Array.isArray(value) && field !== 'id' && !(typeof value === 'object' && value !== null && 'id' in value))
          expect([field, part(field) !== null]).toEqual([field, true])
      cleanup()
    },
  )
})
