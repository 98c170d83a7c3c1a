// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { Button } from './button.tsx'

afterEach(cleanup)

it('sends a form once for a double-click, and again for a later click', async () => {
  const sent = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <form onSubmit={sent}>
      <Button type="submit">Send</Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Send' })
  await userEvent.dblClick(button)
  expect(sent).toHaveBeenCalledTimes(1)
  await userEvent.click(button)
  expect(sent).toHaveBeenCalledTimes(2)
})
