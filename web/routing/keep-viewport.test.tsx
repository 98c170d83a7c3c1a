import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderPortal, screensFixture } from '../testing/portal-fixture.tsx'
import { setCookie } from '../testing/set-cookie.ts'
import { shellFixture } from '../testing/shell-fixture.ts'

const resize = (width: number) => {
  window.innerWidth = width
  act(() => void window.dispatchEvent(new Event('resize')))
}
const before = window.innerWidth
beforeEach(() => setCookie('session-ends', Date.now() + 3_600_000))
afterEach(() => {
  setCookie('session-ends', '', 0)
  window.innerWidth = before
})

describe('a rule that depends on the width', () => {
  const shell = shellFixture({ asksViewport: true, viewport: 'desktop' })
  const form = async () => ({ loader: () => null, action: () => 'sent', Component: () => <h1>Form</h1> })
  const open = async () => {
    const view = renderPortal({ shell, screens: screensFixture({ 'contact-us': form }), at: '/contact-us' })
    await screen.findByRole('heading', { name: 'Form' })
    return { ...view, shells: () => view.asked.filter(({ document }) => document === 'Shell').length }
  }

  it('is asked again when the phone is turned', async () => {
    resize(1280)
    const { shells } = await open()
    expect(shells()).toBe(1)
    resize(375)
    await waitFor(() => expect(shells()).toBe(2))
  })

  it('waits while the answer of a form is on the page, which asking again would take away', async () => {
    resize(1280)
    const { router, shells } = await open()
    await act(() => router.navigate('/contact-us', { formMethod: 'post', formData: new FormData() }))
    expect(Object.values(router.state.actionData ?? {})).toEqual(['sent'])
    const asked = shells()
    resize(375)
    await act(() => new Promise(resolve => setTimeout(resolve, 50)))
    expect(shells()).toBe(asked)
    expect(Object.values(router.state.actionData ?? {})).toEqual(['sent'])
    await act(() => router.navigate('/home'))
    await waitFor(() => expect(shells()).toBeGreaterThan(asked))
  })
})
