import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { currentNotificationAtom } from '../../state/notifications.ts'
import { homeContext } from '../testing/home-context.ts'
import { show } from '../testing/show.tsx'
import { employeeWelcomeView, welcomeView } from './fixture.ts'
import { welcomeBanner } from './welcome-banner.tsx'

describe('welcome banner', () => {
  it('[HOME-05] [HOME-06] greets by first name and shows the subscriber ID', () => {
    show(welcomeBanner.render(welcomeView, homeContext()))
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Ana' })).toBeTruthy()
    expect(screen.getByText('Subscriber ID')).toBeTruthy()
    expect(screen.getByText('W12345678')).toBeTruthy()
  })

  it('[HOME-07] [PERM-25] shows the employee id in place of the subscriber ID where the manifest says so', () => {
    show(welcomeBanner.render(employeeWelcomeView, homeContext()))
    expect(screen.getByText('E-5981')).toBeTruthy()
    expect(screen.queryByText('W12345678')).toBeNull()
  })

  it('[HOME-06] [HOME-08] [HOME-09] [CONST-26] copies the subscriber ID and confirms it for 5000 ms', async () => {
    const user = userEvent.setup()
    const { store } = show(welcomeBanner.render(welcomeView, homeContext()))
    await user.click(screen.getByRole('button', { name: 'Copy subscriber ID' }))
    expect(await navigator.clipboard.readText()).toBe('W12345678')
    expect(store.get(currentNotificationAtom)).toMatchObject({
      message: 'Copied subscriber ID to clipboard',
      status: 'success',
      dismissAfter: 5000,
    })
  })

  it('[HOME-08] says so where the browser does not let it copy', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    const { store } = show(welcomeBanner.render(welcomeView, homeContext()))
    await user.click(screen.getByRole('button', { name: 'Copy subscriber ID' }))
    expect(store.get(currentNotificationAtom)).toMatchObject({
      message: "We couldn't copy it. Select the text and copy it yourself.",
      status: 'error',
    })
  })

  it('[MEMBER-35] has the ID card one tap away for a member who may have one, and for nobody else', () => {
    const { unmount } = show(welcomeBanner.render(welcomeView, homeContext()))
    expect(screen.getByRole('link', { name: 'ID card' }).getAttribute('href')).toBe('/id-card')
    unmount()
    show(welcomeBanner.render(welcomeView, homeContext({ facts: { memberStatus: 'TERMED' } })))
    show(welcomeBanner.render(welcomeView, homeContext({ idCard: { hasIdCard: null } })))
    expect(screen.queryByRole('link')).toBeNull()
  })

  it("[MEMBER-51] has the brand's picture, which says nothing to those who cannot see it", () => {
    show(welcomeBanner.render(welcomeView, homeContext()))
    const picture = document.querySelector('img')
    expect([picture?.getAttribute('src'), picture?.alt]).toEqual(['/brand-assets/test/home.svg', ''])
  })

  it('[HOME-07] shows no empty identifier when the member has no employee id', () => {
    show(welcomeBanner.render(employeeWelcomeView, homeContext({ employment: { employment: { employeeId: null } } })))
    expect(screen.getByRole('heading', { name: 'Hello, Ana' })).toBeTruthy()
    expect(screen.queryByText('Employee ID')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
