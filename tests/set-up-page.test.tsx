import { render, screen } from '@testing-library/react'
import { useEffect, useLayoutEffect, useState } from 'react'
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

/** Keeps the process for a while, once whoever waited for a change of the page knows of it. */
async function keepBusy() {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
  const until = performance.now() + 20
  while (performance.now() < until);
}

it('has run the effects of what a test waited for, however busy the machine is', async () => {
  const effect = vi.fn()
  function Late() {
    const [isThere, setThere] = useState(false)
    useEffect(() => void setTimeout(() => setThere(true), 10), [])
    useLayoutEffect(() => void (isThere && keepBusy()), [isThere])
    useEffect(() => void (isThere && effect()), [isThere])
    return isThere ? <p>There</p> : null
  }
  render(<Late />)
  await screen.findByText('There')
  expect(effect).toHaveBeenCalledOnce()
})
