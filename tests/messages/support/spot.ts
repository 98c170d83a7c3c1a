import { type Node, parseTree } from 'jsonc-parser'

/** One place of a shipped manifest file. */
export interface Spot {
  /** "base/home.json" */
  file: string
  text: string
  /** The value that stands there. */
  node: Node
  /** The name of the field that has the value; undefined in a list. */
  key: Node | undefined
  /** The object or list that the value is part of. */
  owner: Node
}

const field = (object: Node, name: string): Node | undefined =>
  object.children?.find(property => property.children?.[0]?.value === name)?.children?.[1]

/** An entry of a list by its id, by the id of the item that it changes or adds, or by its place. */
const entry = (list: Node, name: string): Node | undefined =>
  list.children?.find(node => {
    const item = field(node, 'item')
    return field(node, 'id')?.value === name || (item && field(item, 'id')?.value === name)
  }) ?? list.children?.[Number(name)]

const inside = (node: Node, name: string) => (node.type === 'array' ? entry(node, name) : field(node, name))

/**
 * Finds a place by its address: "base/home.json items/tools/title".
 * @throws Error when the shipped manifests have no such place any more.
 */
export function spotAt(address: string, textOf: (file: string) => string): Spot {
  const [file = '', path = ''] = address.split(' ')
  const text = textOf(file)
  const root = parseTree(text)
  const node = path
    .split('/')
    .filter(name => name !== '')
    .reduce<Node | undefined>((found, name) => found && inside(found, name), root)
  if (!node) throw new Error(`Nothing stands at ${address}`)
  const { parent } = node
  const isField = parent?.type === 'property'
  const owner = isField ? parent.parent : parent
  return { file, text, node, key: isField ? parent.children?.[0] : undefined, owner: owner ?? node }
}
