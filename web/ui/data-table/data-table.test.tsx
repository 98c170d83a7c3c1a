import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DataTable } from './data-table.tsx'

afterEach(cleanup)

it('is a table with named columns and rows, and a last row of totals', () => {
  render(
    <DataTable
      caption="Lines of the claim"
      columns={[
        { id: 'name', head: 'Service', cell: row => row.name },
        { id: 'amount', head: 'Charge', numeric: true, cell: row => row.amount },
      ]}
      rows={[
        { name: 'Cleaning', amount: '$90.00' },
        { name: 'X-ray', amount: '$40.00' },
      ]}
      rowKey={row => row.name}
      totals={{ name: 'Total', amount: '$130.00' }}
    />,
  )
  const table = screen.getByRole('table', { name: 'Lines of the claim' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(head => head.textContent),
  ).toEqual(['Service', 'Charge'])
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(head => head.textContent),
  ).toEqual(['Cleaning', 'X-ray', 'Total'])
  expect(
    within(table)
      .getAllByRole('cell')
      .map(cell => [cell.dataset.label, cell.textContent]),
  ).toEqual([
    ['Charge', '$90.00'],
    ['Charge', '$40.00'],
    ['Charge', '$130.00'],
  ])
})

it('lets buttons stand without the name of their column where columns turn into a list', () => {
  render(
    <DataTable
      caption="Members"
      columns={[
        { id: 'name', head: 'Member', cell: row => row.name },
        { id: 'action', head: 'What you can do', buttons: true, cell: () => <button type="button">Change</button> },
      ]}
      rows={[{ name: 'Robin' }]}
      rowKey={row => row.name}
    />,
  )
  expect(screen.getByRole('columnheader', { name: 'What you can do' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: 'Change' }).dataset.label).toBeUndefined()
})
