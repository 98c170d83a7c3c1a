import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { CopyButton } from './copy-button.tsx'

const write = vi.fn(async (): Promise<void> => undefined)
beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true })
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})
const label = () => screen.getByRole('button').querySelector('span')?.textContent

it('[UI-10] [UI-11] [CONST-27] says Copy, then Copied for 3000 ms, then Copy again', async () => {
  render(<CopyButton value="U1" label="subscriber ID" />)
  expect(label()).toBe('Copy')
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(write).toHaveBeenCalledWith('U1')
  expect(label()).toBe('Copied')
  act(() => void vi.advanceTimersByTime(2999))
  expect(label()).toBe('Copied')
  act(() => void vi.advanceTimersByTime(1))
  expect(label()).toBe('Copy')
})

it('[UI-10] [UI-11] tells screen readers that it copied, and everybody when it could not', async () => {
  render(<CopyButton value="U1" label="subscriber ID" />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  write.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(label()).toBe('Copy')
  expect(status.textContent).toBe("We couldn't copy it. Select the text and copy it yourself.")
  expect(status.className).toBe('')
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(status.textContent).toBe('Copied')
})
