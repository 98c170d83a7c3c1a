import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { Modal } from './modal.tsx'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn(function showModal(this: HTMLDialogElement) {
    this.open = true
  })
  HTMLDialogElement.prototype.close = vi.fn(function close(this: HTMLDialogElement) {
    this.open = false
  })
})
afterEach(cleanup)

const texts = {
  type: 'warning' as const,
  heading: 'Cancel plan?',
  primaryText: 'Cancel plan',
  secondaryText: 'Keep it',
  cancelText: 'Not now',
}
const all = { showSecondary: true, showCancel: true, showClose: true }

it('[UI-19] shows type, icon, heading, subheading and message', () => {
  render(
    <Modal
      open
      {...texts}
      subheading="It ends in May"
      message="You can't undo this."
      iconPath="/icon.svg"
      onAnswer={() => undefined}
    />,
  )
  const dialog = screen.getByRole('dialog', { name: 'Cancel plan?' })
  expect(dialog.getAttribute('data-type')).toBe('warning')
  expect(dialog.textContent).toContain('It ends in May')
  expect(dialog.textContent).toContain("You can't undo this.")
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/icon.svg')
})

it('[UI-20] [UI-21] offers what its texts and flags say', () => {
  const names = () =>
    screen.getAllByRole('button').map(button => button.getAttribute('aria-label') ?? button.textContent)
  const { rerender } = render(<Modal open {...texts} {...all} onAnswer={() => undefined} />)
  expect(names()).toEqual(['Close', 'Cancel plan', 'Keep it', 'Not now'])
  rerender(<Modal open {...texts} onAnswer={() => undefined} />)
  expect(names()).toEqual(['Cancel plan'])
})

it.each([
  ['Cancel plan', 'primary'],
  ['Keep it', 'secondary'],
  ['Not now', 'cancel'],
  ['Close', 'close'],
] as const)('[UI-22] answers "%s" with %s after closing itself', async (name, answer) => {
  const openWhenTold: boolean[] = []
  const onAnswer = vi.fn(() => void openWhenTold.push(document.querySelector('dialog')?.open ?? true))
  render(<Modal open {...texts} {...all} onAnswer={onAnswer} />)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(onAnswer).toHaveBeenCalledWith(answer)
  expect(openWhenTold).toEqual([false])
})

it('[UI-23] closes on Escape only where it has the close X; the native modal dialog keeps and returns focus', () => {
  const onAnswer = vi.fn()
  const { rerender } = render(<Modal open {...texts} onAnswer={onAnswer} />)
  const dialog = screen.getByRole('dialog')
  expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalled()
  const pressEscape = () => fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(pressEscape()).toBe(false)
  expect(onAnswer).not.toHaveBeenCalled()
  rerender(<Modal open {...texts} showClose onAnswer={onAnswer} />)
  pressEscape()
  expect(onAnswer).toHaveBeenCalledWith('close')
})
