import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { render } from '../../testing/render.tsx'
import { HiddenInputField } from './hidden-input-field.tsx'

afterEach(cleanup)

it('[UI-08] shows and hides its value', async () => {
  render(<HiddenInputField label="Password" name="password" />)
  const field = screen.getByLabelText('Password') as HTMLInputElement
  expect(field.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: /^Show/ }))
  expect(field.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: /^Hide/ }))
  expect(field.type).toBe('password')
})

it('[UI-09] is marked invalid and names what is wrong', () => {
  render(<HiddenInputField label="Password" name="password" error="Password is a required field" />)
  const field = screen.getByLabelText('Password')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toContain('Password is a required field')
  expect(field.closest('[data-invalid]')).not.toBeNull()
})
