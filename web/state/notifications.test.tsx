// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderPortal } from '../testing/portal-fixture.tsx'
import { notifyAtom } from './notifications.ts'

beforeEach(() => {
  window.scrollTo = () => undefined
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

async function start() {
  const { store } = renderPortal()
  await screen.findByRole('heading', { name: 'home' })
  vi.useFakeTimers()
  const notify = (message: string, dismissAfter?: number) =>
    act(() => store.set(notifyAtom, { message, status: 'success', dismissAfter }))
  return notify
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const shown = () => screen.queryAllByRole('button', { name: /Dismiss message/ }).map(card => card.textContent)

it('[UI-01] [UI-02] [UI-04] [SHELL-15] shows one at a time; a click dismisses it and the next one shows', async () => {
  const notify = await start()
  notify('First')
  notify('Second')
  expect(shown()).toEqual(['FirstDismiss message'])
  fireEvent.click(screen.getByRole('button', { name: /First/ }))
  pass(1000)
  expect(shown()).toEqual(['SecondDismiss message'])
})

it('[UI-03] [HOME-09] [CONST-26] goes by itself after its time, here 5000 ms', async () => {
  const notify = await start()
  notify('Copied subscriber ID to clipboard', 5000)
  pass(4999)
  expect(document.querySelector('[data-leaving]')).toBeNull()
  pass(1)
  expect(document.querySelector('[data-leaving]')).not.toBeNull()
  pass(1000)
  expect(shown()).toEqual([])
})

it('[UI-03] stays until a click without a time of its own', async () => {
  const notify = await start()
  notify('Stay')
  pass(3_600_000)
  expect(shown()).toHaveLength(1)
})

it('[UI-05] [CONST-30] leaves within 1000 ms even where no animation ends', async () => {
  const notify = await start()
  notify('First')
  fireEvent.click(screen.getByRole('button', { name: /First/ }))
  pass(999)
  expect(shown()).toHaveLength(1)
  pass(1)
  expect(shown()).toHaveLength(0)
})

it('[UI-05] leaves at once when the animation ends earlier', async () => {
  const notify = await start()
  notify('First')
  const card = screen.getByRole('button', { name: /First/ })
  fireEvent.click(card)
  // jsdom knows no AnimationEvent, so React listens to the prefixed name there.
  for (const name of ['animationend', 'webkitAnimationEnd']) fireEvent(card, new Event(name, { bubbles: true }))
  expect(shown()).toHaveLength(0)
})
