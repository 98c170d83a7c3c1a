import { expect, it } from 'vitest'
import { layOut } from './lay-out.ts'

type Item = { id: string; column: 'full' | 'main' | 'side' }
const items = (...list: [string, Item['column']][]) => list.map(([id, column]) => ({ id, column }))

it('keeps the order of the manifest and gathers neighbours into columns', () => {
  const list = items(['a', 'full'], ['b', 'main'], ['c', 'side'], ['d', 'main'], ['e', 'full'], ['f', 'side'])
  const rows = layOut<Item>(list, ({ column }) => column)
  const ids = (row: (typeof rows)[number]) =>
    row.kind === 'full' ? row.item.id : [row.lead, row.side, row.rest].map(part => part.map(({ id }) => id))
  expect(rows.map(ids)).toEqual(['a', [['b'], ['c'], ['d']], 'e', [[], ['f'], []]])
})
