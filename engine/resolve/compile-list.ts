import { asksNothing, joinAsks } from '../conditions/asks.ts'
import type { Known, Report } from '../state.ts'
import { isJsonObject, type JsonObject } from './json.ts'
import { hidden, type Node, valueAt } from './node.ts'
import { sortByCategory } from './sort-by-category.ts'

/** Runs `make`; a failure is reported and gives nothing, so that one bad item never takes the others with it. */
function guarded<Made>(id: string, report: Report, make: () => Made): Made | typeof hidden {
  try {
    return make()
  } catch (error) {
    report({ id, error })
    return hidden
  }
}

/** Compiles a list of items in the order of their categories; items that cannot be compiled are reported and left out. */
export function compileList(list: readonly unknown[], report: Report, compileItem: (item: JsonObject) => Node): Node {
  const items = sortByCategory(list.filter(isJsonObject)).flatMap(item => {
    const id = typeof item.id === 'string' ? item.id : ''
    const node = guarded(id, report, () => compileItem(item))
    return node === hidden ? [] : [{ id, node }]
  })
  const asks = items.length === 0 ? asksNothing : joinAsks(items.map(({ node }) => node.asks))
  if (items.every(({ node }) => node.constant))
    return { constant: true, asks, value: items.map(({ node }) => (node.constant ? node.value : hidden)) }
  const at = (known: Known) =>
    items
      .map(({ id, node }) => (node.constant ? node.value : guarded(id, known.report, () => valueAt(node, known))))
      .filter(value => value !== hidden)
  return { constant: false, asks, at }
}
