import type { Surface } from '../../schema/generated/manifests.ts'
import { isJsonObject, type Json, type JsonObject } from '../json.ts'
import { findItem, itemIds } from './items.ts'
import type { Mistake } from './mistake.ts'
import { hintAt } from './nearest.ts'

/** The list of a surface to which `add` without `into` adds; surfaces without items have none. */
export const mainLists: { readonly [Name in Surface]?: string } = {
  routes: 'routes',
  journey: 'steps',
  menus: 'menus',
  home: 'items',
  tools: 'items',
  programs: 'items',
  alerts: 'items',
  contact: 'sections',
  errors: 'pages',
  pages: 'pages',
  footer: 'policyLinks',
  invariants: 'invariants',
}

const itemLists = ['items', 'blocks', 'lines', 'links', 'cards', 'buttons', 'rows', 'questions']

/** What base wrote in place of a list is its mistake, and nothing can be added to it. */
const noList = (field: string): Mistake => ({
  found: `an addition to "${field}", which is no list`,
  expected: `"${field}" to be a list: [ … ]`,
  hint: `a list in "${field}"`,
})

function listOf(owner: JsonObject, key: string): Json[] {
  const list = owner[key]
  if (Array.isArray(list)) return list
  const created: Json[] = []
  owner[key] = created
  return created
}

/** The list that `into` means when it names only an item: the one that the item has, or else `items`. */
function ownList(item: JsonObject): Json[] {
  const key = itemLists.find(
    name => Array.isArray(item[name]) && (item[name].length === 0 || item[name].some(isJsonObject)),
  )
  return listOf(item, key ?? 'items')
}

/**
 * The list that `into` names: of the surface ("guards"), of an item ("benefits"), or a field of an item ("termed.buttons").
 * A mistake when there is none.
 */
export function findList(surface: Surface, root: JsonObject, into: string | undefined): Json[] | Mistake {
  const main = mainLists[surface]
  if (into === undefined) {
    if (main !== undefined && (root[main] === undefined || Array.isArray(root[main]))) return listOf(root, main)
    if (main !== undefined) return noList(main)
    return {
      found: 'a change to a file without items',
      expected: '"set" with the fields that differ',
      hint: '{ "set": { … } } instead of "changes"',
    }
  }
  if (Array.isArray(root[into])) return root[into]
  const [id = '', field] = into.split('.')
  const item = findItem(root, id)?.item
  if (item && field !== undefined && item[field] !== undefined && !Array.isArray(item[field])) return noList(field)
  if (item) return field === undefined ? ownList(item) : listOf(item, field)
  const lists = Object.keys(root).filter(key => Array.isArray(root[key]))
  return {
    found: `"into": ${JSON.stringify(into)}`,
    expected: 'the id of an item of this file, or the name of one of its lists',
    hint: 'an id or a list of this file',
    ...hintAt(id, [...itemIds(root), ...lists], candidate => into.replace(id, candidate)),
    lacks: { surface, id },
  }
}
