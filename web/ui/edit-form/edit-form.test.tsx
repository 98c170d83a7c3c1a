import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { render, toHtml } from '../../testing/render.tsx'
import { EditForm } from './edit-form.tsx'

afterEach(cleanup)

const form = (readOnly: boolean, address = '/place') => (
  <MemoryRouter initialEntries={[address]}>
    <EditForm
      name="address"
      title="Address"
      readOnly={readOnly}
      display={<p>1 Main Street</p>}
      edit={close => (
        <button type="button" onClick={close}>
          Done
        </button>
      )}
    />
  </MemoryRouter>
)

it('[UI-06] toggles between display and edit view, and focus goes along', async () => {
  render(form(false))
  expect(screen.getByText('1 Main Street')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Edit/ }))
  expect(screen.queryByText('1 Main Street')).toBeNull()
  const done = screen.getByRole('button', { name: 'Done' })
  expect(document.activeElement).toBe(done)
  await userEvent.click(done)
  expect(screen.getByText('1 Main Street')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Edit/ }))
})

it('[UI-07] has no way to edit when read-only', () => {
  render(form(true))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('1 Main Street')).toBeTruthy()
})

it('[UI-06] opens by a link of its own where no script runs, and never for a reader', () => {
  expect(toHtml(form(false))).toContain('href="/place?edit=address#address"')
  expect(toHtml(form(false, '/place?edit=address'))).toContain('Done')
  expect(toHtml(form(false, '/place?edit=name'))).toContain('1 Main Street')
  expect(toHtml(form(true, '/place?edit=address'))).toContain('1 Main Street')
})
