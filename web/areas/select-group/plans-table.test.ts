import { expect, it } from 'vitest'
import { planRows } from './plans-table.tsx'

it('[ACTIVEGROUP-09] shows a started or coming plan by its start and a check, an ended one by its end and a cross', () => {
  const dates = { startDate: '2024-01-01', endDate: '2025-12-31' }
  const rows = planRows([
    { category: 'MEDICAL', status: 'ACTIVE', ...dates },
    { category: 'DENTAL', status: 'FUTURE', ...dates },
    { category: 'VISION', status: 'TERMED', ...dates },
  ])
  expect(rows.map(row => row.standing)).toEqual([
    { text: 'activeUntil', mark: 'check', date: '2024-01-01', until: '2025-12-31' },
    { text: 'future', mark: 'check', date: '2024-01-01' },
    { text: 'termed', mark: 'cross', date: '2025-12-31' },
    null,
  ])
})

it('[ACTIVEGROUP-04] has a line for each kind of plan, in one order, whatever the answer’s order is', () => {
  expect(planRows([]).map(row => row.category)).toEqual(['MEDICAL', 'DENTAL', 'VISION', 'PHARMACY'])
})

it('[MEMBER-42] shows no end of a plan that is open-ended', () => {
  const [row] = planRows([
    ...[{ category: 'MEDICAL', status: 'ACTIVE', startDate: '2024-01-01', endDate: null }],
  ] as const)
  expect(row?.standing).toEqual({ text: 'active', mark: 'check', date: '2024-01-01' })
})
