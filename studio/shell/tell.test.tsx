import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Told, tell } from './tell.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const away = () => screen.getAllByRole('button', { name: 'Put this message away' })

/** Goes to the first message as keys do: from a field of the page. */
function goToMessages() {
  const field = screen.getByRole('textbox')
  field.focus()
  away()[0]?.focus()
  return field
}

/** A page with nothing told yet: what other tests of this process had told is put away. */
function open() {
  render(
    <main tabIndex={-1}>
      <input />
      <Told />
    </main>,
  )
  for (const button of screen.queryAllByRole('button', { name: 'Put this message away' })) fireEvent.click(button)
}

it('[STUDIO-31] puts a message away by keys and goes on at the next one, then where the focus was before', () => {
  open()
  act(() => tell('It was refused', 'error'))
  act(() => tell('It was refused again', 'error'))
  const field = goToMessages()
  fireEvent.click(away()[0] as Element)
  expect(document.activeElement).toBe(away()[0])
  fireEvent.click(away()[0] as Element)
  expect(document.activeElement).toBe(field)
})

it('[STUDIO-31] keeps a message as long as somebody is at it, and takes it away when they have left', () => {
  vi.useFakeTimers()
  open()
  act(() => tell('It is saved'))
  const field = goToMessages()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('It is saved')).toBeTruthy()
  field.focus()
  act(() => void vi.advanceTimersByTime(6_000))
  expect(screen.queryByText('It is saved')).toBeNull()
})
