import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rootRouteId } from '../../screen/shell-data.ts'
import { type Notification, notifyAtom } from '../../state/notifications.ts'
import { shellFixture } from '../../testing/shell-fixture.ts'
import { Snackbar } from './snackbar.tsx'

// No clock runs but the test's own: the shell's answer is there from the start, so that nothing needs to be waited for.
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function start() {
  const store = createStore()
  const router = createMemoryRouter([{ id: rootRouteId, path: '/', loader: () => null, Component: Snackbar }], {
    hydrationData: { loaderData: { [rootRouteId]: shellFixture() } },
  })
  render(
    <Provider store={store}>
      <main tabIndex={-1}>
        <input />
      </main>
      <RouterProvider router={router} />
    </Provider>,
  )
  return (message: string, dismissAfter?: number, status: Notification['status'] = 'success') =>
    act(() => store.set(notifyAtom, { message, status, dismissAfter }))
}
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const shown = () => screen.queryAllByRole('button', { name: /Dismiss message/ }).map(card => card.textContent)

it('[UI-01] [UI-02] [UI-04] shows one at a time; a click dismisses it and the next one shows', () => {
  const notify = start()
  notify('First')
  notify('Second')
  expect(shown()).toEqual(['FirstDismiss message'])
  fireEvent.click(screen.getByRole('button', { name: /First/ }))
  pass(1000)
  expect(shown()).toEqual(['SecondDismiss message'])
})

it('[UI-03] [HOME-09] [CONST-26] goes by itself after its time, here 5000 ms', () => {
  const notify = start()
  notify('Copied subscriber ID to clipboard', 5000)
  pass(4999)
  expect(document.querySelector('[data-leaving]')).toBeNull()
  pass(1)
  expect(document.querySelector('[data-leaving]')).not.toBeNull()
  pass(1000)
  expect(shown()).toEqual([])
})

it('[UI-03] stays until a click without a time of its own', () => {
  const notify = start()
  notify('Stay')
  pass(3_600_000)
  expect(shown()).toHaveLength(1)
})

it('[UI-01] shows what is told again once more, and keeps none of it waiting', () => {
  const notify = start()
  const copied = () => notify('Copied subscriber ID to clipboard', 5000)
  copied()
  pass(4000)
  for (let press = 0; press < 3; press += 1) copied()
  // It is told again, and for its whole time.
  pass(4999)
  expect(shown()).toHaveLength(1)
  pass(1)
  pass(1000)
  expect(shown()).toEqual([])
})

it('[UI-01] tells last what was told last, also where it waited already', () => {
  const notify = start()
  for (const message of ['First', 'Copied', 'Not copied', 'Copied']) notify(message)
  notify('Copied', undefined, 'error')
  const order = ['First', 'Not copied', 'Copied', 'Copied'].map(message => {
    const card = screen.getByRole('button', { name: new RegExp(`^${message}`) })
    fireEvent.click(card)
    pass(1000)
    return card.dataset.status
  })
  expect([order, shown()]).toEqual([['success', 'success', 'success', 'error'], []])
})

it('[UI-02] leads whoever dismisses it by keys to where they were before, at once', () => {
  const notify = start()
  const field = screen.getByRole('textbox')
  notify('First')
  field.focus()
  const card = screen.getByRole('button', { name: /First/ })
  card.focus()
  fireEvent.click(card)
  expect(document.activeElement).toBe(field)
})

it('[UI-03] leaves the focus of whoever is elsewhere when its time is over, and gives back what it had itself', () => {
  const notify = start()
  const field = screen.getByRole('textbox')
  notify('First', 5000)
  field.focus()
  pass(5000)
  expect(document.activeElement).toBe(field)
  pass(1000)
  notify('Second', 5000)
  screen.getByRole('button', { name: /Second/ }).focus()
  pass(5000)
  expect(document.activeElement).toBe(field)
})

it('[UI-02] leads to the main content where what was focused before is gone', () => {
  const notify = start()
  notify('First')
  const field = screen.getByRole('textbox')
  field.focus()
  const card = screen.getByRole('button', { name: /First/ })
  card.focus()
  field.remove()
  fireEvent.click(card)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('[UI-05] [CONST-30] leaves within 1000 ms even where no animation ends', () => {
  const notify = start()
  notify('First')
  fireEvent.click(screen.getByRole('button', { name: /First/ }))
  pass(999)
  expect(shown()).toHaveLength(1)
  pass(1)
  expect(shown()).toHaveLength(0)
})

it('[UI-05] leaves at once when the animation ends earlier', () => {
  const notify = start()
  notify('First')
  const card = screen.getByRole('button', { name: /First/ })
  fireEvent.click(card)
  // jsdom knows no AnimationEvent, so React listens to the prefixed name there.
  for (const name of ['animationend', 'webkitAnimationEnd']) fireEvent(card, new Event(name, { bubbles: true }))
  expect(shown()).toHaveLength(0)
})

it('[ENT-48] shows a message with the sign of its status: error, success or alert', () => {
  const notify = start()
  const signs = (['error', 'success', 'alert'] as const).map(status => {
    notify('Something happened', 1, status)
    const card = screen.getByRole('button', { name: /Something happened/ })
    expect(card.dataset.status).toBe(status)
    const sign = card.querySelector('svg')?.innerHTML
    pass(1)
    pass(1000)
    return sign
  })
  expect(new Set(signs).size).toBe(3)
})
