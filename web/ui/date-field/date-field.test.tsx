import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { DateField } from './date-field.tsx'

afterEach(cleanup)

it('takes typing at once and a day of the calendar, which loads only when opened', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  const changed = vi.fn()
  render(
    <form onChange={changed}>
      <DateField label="Date of birth" name="dateOfBirth" defaultValue="03/07/1980" max="2026-11-21" />
    </form>,
  )
  expect(screen.queryByRole('grid')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Date of birth: open the calendar' }))
  const grid = await screen.findByRole('grid', { name: /March 1980/ }, { timeout: 15_000 })
  await userEvent.click(within(grid).getByRole('button', { name: /March 9, 1980/ }))
  const field = screen.getByLabelText('Date of birth') as HTMLInputElement
  expect(field.value).toBe('03/09/1980')
  expect(changed).toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Date of birth: open the calendar' }))
  expect(screen.queryByRole('grid')).toBeNull()
})

it('[MEMBER-46] a year and a month are chosen from lists, within what the field takes', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  render(<DateField label="Date of birth" name="dateOfBirth" min="1906-11-21" max="2026-11-21" />)
  await userEvent.click(screen.getByRole('button', { name: 'Date of birth: open the calendar' }))
  const year = await screen.findByRole('combobox', { name: 'Year' }, { timeout: 15_000 })
  const years = within(year).getAllByRole('option')
  expect([years.length, years[0]?.textContent, years.at(-1)?.textContent]).toEqual([121, '2026', '1906'])
  await userEvent.selectOptions(year, '1980')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'July')
  await userEvent.click(screen.getByRole('button', { name: /July 4, 1980/ }))
  expect(screen.getByLabelText<HTMLInputElement>('Date of birth').value).toBe('07/04/1980')
})
