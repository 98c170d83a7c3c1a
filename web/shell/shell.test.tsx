import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ShellQuery } from '../generated/shell.ts'
import { notifyAtom } from '../state/notifications.ts'
import { viewportAtom } from '../state/viewport.ts'
import { renderPortal, screensFixture } from '../testing/portal-fixture.tsx'
import { paragraph, shellFixture } from '../testing/shell-fixture.ts'

beforeEach(() => {
  window.scrollTo = () => undefined
})
afterEach(cleanup)

type Group = NonNullable<NonNullable<ShellQuery['viewer']>['groups']>[number]
const group = (name: string, isCurrent: boolean, time: Partial<Group> = {}): Group => ({
  ...{ name, isCurrent, startDate: '2025-01-01', endDate: null, timeline: 'ACTIVE_SINCE', ...time },
})
const viewer = (over: Partial<NonNullable<ShellQuery['viewer']>> = {}): NonNullable<ShellQuery['viewer']> => ({
  member: { firstName: 'Ann', lastName: 'Example' },
  actingStaff: null,
  family: { subscriberId: 'ABC123456', products: [], chatConfig: null },
  groups: [group('Bakery', true)],
  ...over,
})
const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(item => item.textContent)

async function open(shell: ShellQuery) {
  const rendered = renderPortal({ shell })
  await screen.findByRole('heading', { name: 'home' })
  return rendered
}
const nav = (name: string) => screen.getByRole('navigation', { name })

describe('staff who act as a member', () => {
  const bar = () => screen.queryByRole('region', { name: 'Acting for a member' })

  it('[SEC-15] are told for whom they act and who they are, and can end it', async () => {
    await open(shellFixture({}, { viewer: viewer({ actingStaff: { key: 'M777', reach: 'NON_EMPLOYEES' } }) }))
    expect(bar()?.textContent).toContain('You are acting for Ann Example, ID ABC123456.')
    expect(bar()?.textContent).toContain("staff M777. Your role allows members who aren't employees.")
    const end = within(bar() as HTMLElement).getByRole('button', { name: 'Stop and log out' })
    expect(end.closest('form')?.getAttribute('action')).toBe('/logout')
  })

  it('[SEC-15] only: a member sees nothing of it', async () => {
    await open(shellFixture({}, { viewer: viewer() }))
    expect(bar()).toBeNull()
  })
})

describe('menus', () => {
  it('[MENU-02] leaves Account out of the top menu', async () => {
    await open(shellFixture())
    expect(within(nav('Main menu')).queryByText('Account')).toBeNull()
    expect(within(nav('Main menu')).getByText('Home')).toBeTruthy()
  })

  it('[MENU-03] [SHELL-01] leaves Account out of the bottom navigation and lists the other menus there', async () => {
    await open(shellFixture())
    const bottom = nav('Main menu, bottom of the screen')
    expect(within(bottom).queryByText('Account')).toBeNull()
    expect(within(bottom).getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/home')
    expect(within(bottom).getByText('Claims/EOBs')).toBeTruthy()
  })

  it('[SHELL-02] lists every page in the site map', async () => {
    await open(shellFixture())
    const links = within(nav('Site map'))
      .getAllByRole('link')
      .map(link => link.textContent)
    expect(links).toEqual(['Home', 'Account', 'Claims/EOBs', 'Claims', 'EOBs'])
  })

  it('[SHELL-22] opens a dropdown of the sub-items of a masthead item', async () => {
    const masthead = [
      { id: 'apps', title: 'Apps', target: '/apps', items: [{ id: 'one', title: 'App one', target: '/one' }] },
    ]
    await open(shellFixture({ menus: { ...shellFixture().shell.menus, masthead } }))
    const details = within(nav('Quick links')).getByText('Apps').closest('details')
    expect(details?.open).toBe(false)
    fireEvent.click(within(nav('Quick links')).getByText('Apps'))
    expect(details?.open).toBe(true)
    expect(within(nav('Quick links')).getByRole('link', { name: 'App one' }).getAttribute('href')).toBe('/one')
  })

  it('[SHELL-24] collapses open menus when the viewport class changes', async () => {
    const { store } = await open(shellFixture())
    await act(async () => store.set(viewportAtom, 'tablet'))
    const details = within(nav('Main menu')).getByText('Claims/EOBs').closest('details') as HTMLDetailsElement
    details.open = true
    act(() => store.set(viewportAtom, 'phone'))
    expect(details.open).toBe(false)
  })

  it('[SHELL-24] closes an open menu as the next screen comes, and not what is opened on that screen', async () => {
    const menu = () => within(nav('Main menu')).getByText('Claims/EOBs').closest('details') as HTMLDetailsElement
    let wasOpen: boolean | undefined
    const Contact = () => {
      // What is drawn, and may be clicked at once: effects that come later take back what somebody opens.
      useLayoutEffect(() => {
        wasOpen = menu().open
      }, [])
      return <h1>Contact</h1>
    }
    const { router } = renderPortal({
      screens: screensFixture({ 'contact-us': async () => ({ loader: () => null, Component: Contact }) }),
    })
    await screen.findByRole('heading', { name: 'home' })
    menu().open = true
    act(() => void router.navigate('/contact-us'))
    await screen.findByRole('heading', { name: 'Contact' })
    expect(wasOpen).toBe(false)
    expect(menu().open).toBe(false)
  })

  it('[SHELL-22] closes a dropdown by Escape, giving focus back, and by a click elsewhere', async () => {
    await open(shellFixture())
    const summary = within(nav('Main menu')).getByText('Claims/EOBs').closest('summary') as HTMLElement
    const details = summary.closest('details') as HTMLDetailsElement
    // React listens a moment after it has drawn, which a busy machine makes longer.
    await waitFor(() => {
      details.open = true
      fireEvent.keyDown(within(details).getByRole('link', { name: 'EOBs' }), { key: 'Escape' })
      expect(details.open).toBe(false)
    })
    expect(document.activeElement).toBe(summary)
    details.open = true
    fireEvent.pointerDown(document.body)
    fireEvent.click(document.body)
    expect(details.open).toBe(false)
  })

  it('[SHELL-19] [SHELL-23] opens the account menu as a folding list with "My account" first, then the settings', async () => {
    await open(shellFixture({}, { viewer: viewer() }))
    const account = nav('Account menu')
    expect(within(account).getByText('My account').closest('details')?.open).toBe(false)
    fireEvent.click(within(account).getByText('Ann'))
    expect(within(account).getByText('My account').closest('details')?.open).toBe(true)
    expect(names(account)).toEqual(['My account', 'Summary', 'Log out'])
    expect(within(account).getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/account')
  })

  it('[MENU-33] [MENU-34] names the current group with its time and leads to the configured route', async () => {
    const brand = { ...shellFixture().shell.brand, changeGroupRoute: '/groups' }
    await open(shellFixture({ brand }, { viewer: viewer({ groups: [group('Bakery', true), group('Mill', false)] }) }))
    expect(screen.getByText('Bakery (Active since 01/01/2025)')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Change group' }).getAttribute('href')).toBe('/groups')
  })

  it.each([
    ['STARTS', null, 'Starts 01/01/2025'],
    ['ENDING', '2026-12-31', 'Ending 12/31/2026'],
    ['RANGE', '2025-12-31', '01/01/2025 - 12/31/2025'],
  ] as const)(
    '[STATE-18] [OPEN-41] [MEMBER-01] tells the time %s of the current group in the manifest’s words',
    async (timeline, endDate, words) => {
      const groups = [group('Bakery', true, { timeline, endDate }), group('Mill', false)]
      await open(shellFixture({}, { viewer: viewer({ groups }) }))
      expect(screen.getByText(`Bakery (${words})`)).toBeTruthy()
    },
  )

  it('[MENU-32] [CONST-34] shows no group switch to a member of one group', async () => {
    await open(shellFixture({}, { viewer: viewer() }))
    expect(screen.queryByRole('link', { name: 'Change group' })).toBeNull()
  })

  it('[MENU-33] leaves the group switch out while signing in, when the journey itself asks for the group', async () => {
    await open(
      shellFixture(
        { session: 'temporary' },
        { viewer: viewer({ groups: [group('Bakery', true), group('Mill', false)] }) },
      ),
    )
    expect(screen.queryByRole('link', { name: 'Change group' })).toBeNull()
  })

  it('[SHELL-29] offers products that the member is eligible for and that have an address', async () => {
    const products = [
      { name: 'Wellness', eligible: true, url: 'https://wellness.example' },
      { name: 'Travel', eligible: false, url: 'https://travel.example' },
      { name: 'Nowhere', eligible: true, url: null },
      { name: 'Trick', eligible: true, url: 'javascript:alert(1)' },
    ]
    await open(
      shellFixture({}, { viewer: viewer({ family: { subscriberId: 'ABC123456', products, chatConfig: null } }) }),
    )
    const links = within(nav('Quick links')).getAllByRole('link')
    expect(links.map(link => link.getAttribute('href'))).toEqual(['https://wellness.example'])
  })

  it('[SHELL-28] offers chat only when the account says so, with its parameters', async () => {
    const chatConfig = { host: 'chat.example', bus: 'b1', poc: 'p1', displayChat: true, mappedGroupId: '77' }
    await open(
      shellFixture({}, { viewer: viewer({ family: { subscriberId: 'ABC123456', products: [], chatConfig } }) }),
    )
    const link = screen.getByRole('link', { name: /Chat with us/ })
    expect(link.getAttribute('href')).toBe('https://chat.example/?bus=b1&poc=p1&mappedGroupId=77')
    cleanup()
    const hidden = { ...chatConfig, displayChat: false }
    await open(
      shellFixture({}, { viewer: viewer({ family: { subscriberId: 'ABC123456', products: [], chatConfig: hidden } }) }),
    )
    expect(screen.queryByRole('link', { name: /Chat with us/ })).toBeNull()
  })
})

describe('alerts', () => {
  const alert = {
    id: 'storm',
    type: 'warning' as const,
    title: 'Storm',
    content: paragraph('Offices are closed.'),
    canDismiss: true,
  }

  it.each(['info', 'success', 'warning', 'error'] as const)(
    '[SHELL-10] [SHELL-14] shows type %s in words, with title and content',
    async type => {
      await open(shellFixture({ alerts: [{ ...alert, type }] }))
      const bar = screen.getByRole('region', { name: 'Alerts' })
      const label = { info: 'Information', success: 'Success', warning: 'Warning', error: 'Error' }[type]
      expect(within(bar).getByText(`${label}:`)).toBeTruthy()
      expect(bar.textContent).toContain('Storm')
      expect(within(bar).getByText('Offices are closed.')).toBeTruthy()
      expect(bar.querySelector('[data-type]')?.getAttribute('data-type')).toBe(type)
    },
  )

  it('[SHELL-11] can be put away only where the manifest says so', async () => {
    await open(shellFixture({ alerts: [alert, { ...alert, id: 'fixed', title: 'Fixed', canDismiss: false }] }))
    expect(screen.getAllByRole('button', { name: /Dismiss alert/ })).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss alert: Storm' }))
    const bar = screen.getByRole('region', { name: 'Alerts' })
    expect(bar.textContent).not.toContain('Storm')
    expect(bar.textContent).toContain('Fixed')
  })

  it('[SHELL-12] [SHELL-13] carries links and buttons', async () => {
    const links = [{ id: 'more', title: 'Read more', target: 'https://sample.example/storm', newTab: true }]
    const buttons = [{ id: 'call', title: 'Call us', target: 'tel:+18005550100' }]
    await open(shellFixture({ alerts: [{ ...alert, links, buttons }] }))
    const bar = within(screen.getByRole('region', { name: 'Alerts' }))
    expect(bar.getByRole('link', { name: /^Read more ?\(opens in a new tab\)$/ }).getAttribute('rel')).toContain(
      'noopener',
    )
    expect(bar.getByRole('link', { name: 'Call us' }).getAttribute('href')).toBe('tel:+18005550100')
  })

  it('[MEMBER-31] the bell says that there are no alerts', async () => {
    await open(shellFixture({ alerts: [] }))
    const bell = document.querySelector('summary[aria-label="Alerts, 0"]')
    expect(bell?.nextElementSibling?.textContent).toBe('No alerts')
    expect(screen.queryByRole('link', { name: /^Alerts/ })).toBeNull()
  })

  it('[SHELL-18] shows an alert icon that counts the alerts and leads to them', async () => {
    await open(shellFixture({ alerts: [alert] }))
    const icon = screen.getByRole('link', { name: 'Alerts, 1' })
    expect(icon.getAttribute('href')).toBe('#alerts')
    // Taken from the browser: the router would see a navigation, and drop what a form was answered.
    expect(fireEvent.click(icon)).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Alerts' }))
  })
})

describe('footer and frame', () => {
  it('[SHELL-07] opens policy links in a new tab, and says so', async () => {
    await open(shellFixture())
    const link = screen.getByRole('link', { name: /^Privacy ?\(opens in a new tab\)$/ })
    expect(link.getAttribute('target')).toBe('_blank')
  })

  it('[SHELL-08] [SHELL-09] shows copyright lines and the brand image', async () => {
    await open(shellFixture())
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByText('All rights reserved.')).toBeTruthy()
    expect(footer.getByRole('img', { name: 'Sample Health, caring since 1950' })).toBeTruthy()
  })

  it.each([
    ['ACCREDITED', 'Accredited seal'],
    ['COMMENDABLE', 'Commendable seal'],
    ['INTERIM', 'Interim seal'],
  ] as const)('[SHELL-03] [SHELL-05] shows logo and text of %s', async (level, alt) => {
    await open(
      shellFixture({}, { accreditations: [{ level, url: 'https://quality.example', pairedText: 'Rated by Quality' }] }),
    )
    const region = within(screen.getByRole('region', { name: 'Quality accreditation' }))
    expect(region.getByRole('img', { name: alt })).toBeTruthy()
    expect(region.getByText('Rated by Quality')).toBeTruthy()
  })

  it('[SHELL-06] leaves the logo out without an accreditation, and the page still renders', async () => {
    await open(shellFixture({}, { accreditations: [] }))
    expect(screen.queryByRole('region', { name: 'Quality accreditation' })).toBeNull()
    expect(screen.getByRole('contentinfo')).toBeTruthy()
  })

  it('[SHELL-17] offers the phone logo on phone width', async () => {
    await open(shellFixture())
    const source = screen.getByRole('link', { name: 'Sample Health, go to Home' }).querySelector('source')
    expect(source?.getAttribute('srcset')).toBe('/brand-assets/phone-logo.svg')
    expect(source?.getAttribute('media')).toBe('(width < 768px)')
  })

  it('[SHELL-15] has a snackbar', async () => {
    const { store } = await open(shellFixture())
    act(() => store.set(notifyAtom, { message: 'Saved', status: 'success' }))
    // The region listens for messages once React has run its effects, which may be after the screen is there.
    expect(await within(screen.getByRole('region', { name: 'Messages' })).findByText('Saved')).toBeTruthy()
  })

  it('[SHELL-16] [HOME-02] covers the page while a slow screen is on its way, not for a quick one', async () => {
    let finish: () => void = () => undefined
    const slow = new Promise<null>(resolve => {
      finish = () => resolve(null)
    })
    let isCovered: boolean | undefined
    const Contact = () => {
      // What is drawn: the page as it stands before effects that come later than that.
      useLayoutEffect(() => {
        isCovered = screen.queryByText('Loading') !== null
      }, [])
      return <h1>Contact</h1>
    }
    const { router } = renderPortal({
      screens: screensFixture({ 'contact-us': async () => ({ loader: () => slow, Component: Contact }) }),
    })
    await screen.findByRole('heading', { name: 'home' })
    act(() => void router.navigate('/contact-us'))
    expect(screen.queryByText('Loading')).toBeNull()
    await waitFor(() => expect(screen.getByText('Loading').closest('[role=status]')).toBeTruthy())
    finish()
    await screen.findByRole('heading', { name: 'Contact' })
    expect(isCovered).toBe(false)
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  })

  it('starts with a way past the header, which is no navigation', async () => {
    await open(shellFixture())
    const first = screen.getAllByRole('link')[0]
    expect(first?.textContent).toBe('Skip to main content')
    expect(first?.getAttribute('href')).toBe('#content')
    expect(first && fireEvent.click(first)).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
})
