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
  await userEvent.click(screen.getByRole('button', { name: 'Choose date of birth from a calendar' }))
  const grid = await screen.findByRole('grid', { name: /March 1980/ }, { timeout: 15_000 })
  await userEvent.click(within(grid).getByRole('button', { name: /March 9, 1980/ }))
  const field = screen.getByLabelText('Date of birth') as HTMLInputElement
  expect(field.value).toBe('03/09/1980')
  expect(changed).toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose date of birth from a calendar' }))
  expect(screen.queryByRole('grid')).toBeNull()
})
