import { expect, it, vi } from 'vitest'

it('has frames after a test whose timers were fake', async () => {
  vi.useFakeTimers()
  const focused = document.body.appendChild(document.createElement('button'))
  focused.focus()
  focused.remove()
  vi.useRealTimers()
  const frame = vi.fn()
  requestAnimationFrame(frame)
  await vi.waitFor(() => expect(frame).toHaveBeenCalled(), { timeout: 10_000 })
})
