import { expect, it } from 'vitest'
import { treeOf } from '../model/item-tree.ts'
import { marksOf } from './marks.ts'

const alert = (id: string, more = {}) => ({ id, type: 'info', title: `About ${id}`, body: 'Text', ...more })
const tree = (...alerts: ReturnType<typeof alert>[]) => treeOf('alerts', { items: alerts }).items

it('marks what is changed, dated, wrong, and hidden from the member in sight, and nothing else', () => {
  const former = tree(alert('same'), alert('other'), alert('closed', { from: '2026-12-25' }))
  const items = tree(
    ...[alert('same'), alert('other', { title: 'Said otherwise' }), alert('closed', { from: '2026-12-25' })],
    alert('added', { until: '2026-12-31' }),
  )
  const marks = marksOf(items, { former, wrong: new Set(['added']), hidden: new Set(['closed']) })
  expect([...marks]).toEqual([
    ['other', ['changed']],
    ['closed', ['dated', 'hidden']],
    ['added', ['changed', 'dated', 'wrong']],
  ])
})
