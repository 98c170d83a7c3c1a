import { type Asks, asksNothing } from '../conditions/asks.ts'
import { isJsonObject } from '../json.ts'
import type { Known } from '../state.ts'
import type { Resolved } from '../view.ts'
import { hidden, itemNode, listNode, type Node, valueAt } from './compile-node.ts'
import type { CompileContext } from './compile-shown.ts'

/** A list of items ready to be resolved for anyone. */
export interface CompiledList<Item> {
  asks: Asks
  resolve: (known: Known) => Resolved<Item>[]
}
/** One item ready to be resolved for anyone; it resolves to undefined when its rules hide it. */
export interface CompiledOne<Item> {
  asks: Asks
  resolve: (known: Known) => Resolved<Item> | undefined
}

/** Compiles a list of a surface. Items that cannot be compiled are reported and left out. */
export function compileItems<Item>(items: readonly Item[], context: CompileContext): CompiledList<Item> {
  const node = listNode(items, context)
  // Nodes are untyped, as the compiler treats all items alike; the type is restored here.
  return { asks: node.asks, resolve: known => valueAt(node, known) as Resolved<Item>[] }
}

/** Compiles one item of a surface. One that cannot be compiled is reported and never shown. */
export function compileOne<Item>(item: Item, context: CompileContext): CompiledOne<Item> {
  const node = compileOrHide(item, context)
  return {
    asks: node.asks,
    resolve: known => {
      const value = valueAt(node, known)
      return value === hidden ? undefined : (value as Resolved<Item>)
    },
  }
}

function compileOrHide(item: unknown, context: CompileContext): Node {
  try {
    if (!isJsonObject(item)) throw new TypeError('An object was expected')
    return itemNode(item, context)
  } catch (error) {
    context.report({ id: isJsonObject(item) && typeof item.id === 'string' ? item.id : '', error })
    return { constant: false, asks: asksNothing, at: () => hidden }
  }
}
