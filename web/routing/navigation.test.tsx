import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { englishMark } from '../../schema/english-mark.ts'
import { renderPortal, screensFixture } from '../testing/portal-fixture.tsx'
import { setCookie } from '../testing/set-cookie.ts'
import { shellFixture } from '../testing/shell-fixture.ts'

const scrolled = vi.fn()
beforeEach(() => {
  window.scrollTo = scrolled
  setCookie('session-ends', Date.now() + 3_600_000)
})
afterEach(() => {
  cleanup()
  scrolled.mockClear()
  setCookie('session-ends', '', 0)
})

describe('what follows a navigation', () => {
  it("[ROUTE-15] fetches an area's code on first entry only", async () => {
    const contact = vi.fn(async () => ({ loader: () => null, Component: () => <h1>Contact</h1> }))
    const { router } = renderPortal({ screens: screensFixture({ 'contact-us': contact }) })
    await screen.findByRole('heading', { name: 'home' })
    expect(contact).not.toHaveBeenCalled()
    await act(() => router.navigate('/contact-us'))
    await screen.findByRole('heading', { name: 'Contact' })
    await act(() => router.navigate('/home'))
    await act(() => router.navigate('/contact-us'))
    expect(contact).toHaveBeenCalledTimes(1)
  })

  it('[ROUTE-68] scrolls to the top', async () => {
    const { router } = renderPortal()
    await screen.findByRole('heading', { name: 'home' })
    scrolled.mockClear()
    await act(() => router.navigate('/contact-us'))
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 0))
  })

  it('[ROUTE-69] takes focus from the activated link to the new heading and names the window', async () => {
    const titled = async () => ({
      loader: () => ({ screen: { title: 'Contact us' } }),
      Component: () => <h1>How to reach us</h1>,
    })
    renderPortal({ screens: screensFixture({ 'contact-us': titled }) })
    const link = await screen.findByRole('link', { name: 'Contact us' })
    link.focus()
    act(() => link.click())
    const heading = await screen.findByRole('heading', { name: 'How to reach us' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(document.title).toBe('Contact us | Sample Health')
    expect(screen.getByText('Contact us | Sample Health').getAttribute('aria-live')).toBe('polite')
  })

  it('[LOCALE-02] says in which language the name of the window is while words for it are missing', async () => {
    const titled = async () => ({
      loader: ({ request }: { request: Request }) => ({
        screen: { title: request.url.endsWith('home') ? 'Inicio' : `${englishMark}Contact us` },
      }),
      Component: () => <h1>Here</h1>,
    })
    const { router } = renderPortal({ screens: screensFixture({ 'contact-us': titled, home: titled }) })
    const named = () => [document.title, document.head.querySelector('title')?.getAttribute('lang')]
    await act(() => router.navigate('/contact-us'))
    await waitFor(() => expect(named()).toEqual(['Contact us | Sample Health', 'en']))
    await act(() => router.navigate('/home'))
    await waitFor(() => expect(named()).toEqual(['Inicio | Sample Health', null]))
  })

  it('[ROUTE-70] refreshes the authorization status from the cookie: asks again who is there when a session began', async () => {
    setCookie('session-ends', '', 0)
    const { router, asked } = renderPortal({ shell: shellFixture({ session: 'none' }) })
    await screen.findByRole('heading', { name: 'home' })
    const shells = () => asked.filter(({ document }) => document === 'Shell').length
    await act(() => router.navigate('/contact-us'))
    expect(shells()).toBe(1)
    setCookie('session-ends', Date.now() + 3_600_000)
    await act(() => router.navigate('/home'))
    await waitFor(() => expect(shells()).toBe(2))
  })

  it('[SESSION-11] notices a token cookie that is gone and asks again who is there', async () => {
    const { router, asked } = renderPortal()
    await screen.findByRole('heading', { name: 'home' })
    const shells = () => asked.filter(({ document }) => document === 'Shell').length
    await act(() => router.navigate('/contact-us'))
    expect(shells()).toBe(1)
    setCookie('session-ends', '', 0)
    await act(() => router.navigate('/home'))
    await waitFor(() => expect(shells()).toBeGreaterThan(1))
  })

  it('[SESSION-10] counts a session whose end has passed as signed out', async () => {
    setCookie('session-ends', Date.now() - 1)
    const { router, asked } = renderPortal({ shell: shellFixture({ session: 'full' }) })
    await screen.findByRole('heading', { name: 'home' })
    await act(() => router.navigate('/contact-us'))
    await waitFor(() => expect(asked.filter(({ document }) => document === 'Shell').length).toBeGreaterThan(1))
  })
})
