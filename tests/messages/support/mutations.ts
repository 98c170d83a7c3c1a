import type { Node } from 'jsonc-parser'
import { misspell } from './misspell.ts'
import type { Mutate } from './mutation.ts'
import type { Spot } from './spot.ts'

const keyOf = ({ key, file }: Spot): Node => {
  if (!key) throw new Error(`A list's entry has no name, in ${file}`)
  return key
}
const endOf = ({ offset, length }: Node) => offset + length

/** The name of the field with two letters swapped. */
export const misspelledName: Mutate = spot => {
  const { offset, length, value } = keyOf(spot)
  return { offset, length, text: JSON.stringify(misspell(String(value))) }
}

/** The text with two letters swapped. */
export const misspelledText: Mutate = ({ node: { offset, length, value } }) => ({
  offset,
  length,
  text: JSON.stringify(misspell(String(value))),
})

/** The field under another name. */
export const renamed =
  (name: string): Mutate =>
  spot => ({ offset: keyOf(spot).offset, length: keyOf(spot).length, text: JSON.stringify(name) })

/** Without the field; the message stands at the object that lacks it. */
export const left: Mutate = spot => {
  const fields = spot.owner.children ?? []
  const index = fields.findIndex(property => property.children?.[0] === spot.key)
  const next = fields[index + 1]
  const before = fields[index - 1]
  const from = next || !before ? keyOf(spot).offset : endOf(before)
  return { offset: from, length: (next?.offset ?? endOf(spot.node)) - from, text: '', at: spot.owner.offset }
}

/** One more field in front of this one. */
export const preceded =
  (name: string, value: unknown): Mutate =>
  spot => ({ offset: keyOf(spot).offset, length: 0, text: `${JSON.stringify(name)}: ${JSON.stringify(value)}, ` })

/** The same field once more, behind this one. */
export const repeated: Mutate = ({ text, node, key }) => {
  const end = endOf(node)
  return { offset: end, length: 0, text: `, ${text.slice(key?.offset ?? node.offset, end)}` }
}

/** Some words of the text changed. */
export const reworded =
  (from: string, to: string): Mutate =>
  ({ node: { offset, length, value }, file }) => {
    const changed = String(value).replace(from, () => to)
    if (changed === value) throw new Error(`No "${from}" to change, in ${file}`)
    return { offset, length, text: JSON.stringify(changed) }
  }

/** Other characters instead of the value, as they stand. */
export const written =
  (text: string): Mutate =>
  ({ node: { offset, length } }) => ({ offset, length, text })

/** Other characters behind the value, as they stand. */
export const followed =
  (text: string, insteadOf = 0): Mutate =>
  ({ node }) => ({ offset: endOf(node), length: insteadOf, text, at: endOf(node) - 1 })

/** Other characters in front of the field, as they stand. */
export const headed =
  (text: string): Mutate =>
  ({ node, key }) => ({ offset: (key ?? node).offset, length: 0, text })
