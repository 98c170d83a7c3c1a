import type { KeyboardEvent } from 'react'
import type { Way } from '../model/places-around.ts'

/** What keys do with the item that has the focus. */
export type TreeAct =
  | { readonly do: 'move'; readonly way: Way }
  | { readonly do: 'addLike' | 'duplicate' | 'remove' | 'hide' }

const ways: Readonly<Record<string, Way>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

/** The keys, for whoever reads what there are. */
export const keysInWords: readonly (readonly [keys: string, what: string])[] = [
  ['Enter', 'goes to its form'],
  ['Alt + ↑ or ↓', 'moves it past its neighbour, and on into the next list'],
  ['Alt + → or ←', 'moves it into the item above, or out of the one around it'],
  ['Alt + Enter', 'adds one like it behind it'],
  ['Ctrl + D', 'duplicates it'],
  ['Shift + Delete', 'asks from which day on it is hidden'],
  ['Delete', 'removes it'],
]

/** Whether somebody wants the form of what has the focus. */
export const isForForm = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  key === 'Enter' && !altKey && !ctrlKey && !metaKey && !shiftKey

/** What somebody wants of the item whose row has the focus; undefined for keys that are the tree's own. */
export function actOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): TreeAct | undefined {
  const isCommand = ctrlKey || metaKey
  if (altKey && !isCommand) {
    const way = ways[key]
    if (way) return { do: 'move', way }
    return key === 'Enter' ? { do: 'addLike' } : undefined
  }
  if (isCommand) return key.toLowerCase() === 'd' && !shiftKey ? { do: 'duplicate' } : undefined
  if (key !== 'Delete') return undefined
  return { do: shiftKey ? 'hide' : 'remove' }
}
