import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { Disclosure, NavigationKey } from './disclosure.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

function open() {
  render(
    <>
      <Disclosure label="Providers">
        <button type="button">One</button>
      </Disclosure>
      <button type="button">Apply</button>
    </>,
  )
  const details = screen.getByRole('group') as HTMLDetailsElement
  details.open = true
  const [one, apply] = screen.getAllByRole('button')
  return { details, one: one as HTMLElement, apply: apply as HTMLElement }
}

describe('[SHELL-24] what is open', () => {
  it('stays while a pointer is down elsewhere, and closes by its click', () => {
    const { details, apply } = open()
    fireEvent.pointerDown(apply)
    fireEvent.focusIn(apply)
    fireEvent.pointerUp(apply)
    expect(details.open).toBe(true)
    fireEvent.click(apply)
    expect(details.open).toBe(false)
  })

  it('closes a little after a press that makes no click', () => {
    const { details } = open()
    fireEvent.pointerDown(document.body)
    fireEvent.pointerUp(document.body)
    expect(details.open).toBe(true)
    vi.runAllTimers()
    expect(details.open).toBe(false)
  })

  it('stays where somebody scrolls past it by touch', () => {
    const { details } = open()
    fireEvent.pointerDown(document.body)
    fireEvent.pointerCancel(document.body)
    vi.runAllTimers()
    expect(details.open).toBe(true)
  })

  it('closes after a navigation, and keeps the focus that was in it', () => {
    const list = (key: string) => (
      <NavigationKey value={key}>
        <Disclosure label="Cards">
          <a href="#other">Other</a>
        </Disclosure>
      </NavigationKey>
    )
    const { rerender } = render(list('one'))
    const details = screen.getByRole('group') as HTMLDetailsElement
    details.open = true
    screen.getByRole('link').focus()
    rerender(list('two'))
    expect(details.open).toBe(false)
    expect(document.activeElement).toBe(details.querySelector('summary'))
  })

  it('closes at once by focus elsewhere and by Escape, and stays by a press and focus inside', () => {
    const { details, one, apply } = open()
    fireEvent.pointerDown(one)
    fireEvent.focusIn(one)
    fireEvent.pointerUp(one)
    fireEvent.click(one)
    vi.runAllTimers()
    expect(details.open).toBe(true)
    fireEvent.focusIn(apply)
    expect(details.open).toBe(false)
    details.open = true
    // Prevented, so that it closes no dialog around the list.
    expect(fireEvent.keyDown(one, { key: 'Escape' })).toBe(false)
    expect(details.open).toBe(false)
  })
})
