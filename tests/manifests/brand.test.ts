import { describe, expect, it } from 'vitest'
import { personas } from './personas.ts'
import { pageLinks, routeAt, screen, shell, targets, titles, words } from './support/see.ts'
import { brands, everyBrand } from './support/shipped-brands.ts'

const { first, senior, medicalDental, regional } = brands
const signedOut = personas['signed out']
const subscriber = personas['subscriber, active']

describe('brands', () => {
  it('[SCOPE-04] [SCOPE-05] [SCOPE-06] [SCOPE-07] [OPEN-01] [CONST-01] have the domain ids 1, 2, 3 and 5', () => {
    expect([first, senior, medicalDental, regional].map(({ brand }) => [brand.hosts[0], brand.domainId])).toEqual([
      ['first.localhost', 1],
      ['senior.localhost', 2],
      ['medical-dental.localhost', 3],
      ['regional.localhost', 5],
    ])
    expect(everyBrand).toHaveLength(4)
  })
  it('[SCOPE-08] differ in what their manifests say, all read by the same code', () => {
    const seen = everyBrand.map(brand => JSON.stringify(shell(brand, subscriber)))
    expect(new Set(seen).size).toBe(4)
    for (const field of ['name', 'legalName', 'domainId'] as const)
      expect(new Set(everyBrand.map(({ brand }) => brand[field])).size).toBe(4)
    expect(new Set(everyBrand.map(({ theme }) => theme.colors.primary)).size).toBe(4)
  })
  it.each(everyBrand)('[OPEN-02] [ROUTE-57] $brand.id opens Home by default, by a route that it has', brand => {
    expect(brand.brand.defaultRoute).toBe('/home')
    expect(routeAt(brand, brand.brand.defaultRoute)).toMatchObject({ screen: 'home' })
  })
  it('[ERR-04] [ERR-05] show the error page for a lapsed session on the regional domain, else the log-in page', () => {
    expect([first, senior, medicalDental].map(({ brand }) => brand.unauthorized)).toEqual(['login', 'login', 'login'])
    expect(regional.brand.unauthorized).toBe('error-page')
  })
  it.each(everyBrand)('[SESSION-03] [OPEN-66] $brand.id keeps the token out of local storage', ({ brand }) => {
    expect(brand.session.copyTokenToLocalStorage).toBe(false)
  })
  it.each(everyBrand)('[HOME-04] $brand.id ships with the error page when a source of Home fails', ({ brand }) => {
    expect(brand.homeFailure).toBe('error-page')
  })
  it.each(everyBrand)(
    '[EBILL-09] $brand.id names the address of eBill and the parameter of the user key',
    ({ brand }) => {
      expect(brand.ebill.url).toMatch(/^(\{gateway\}|https:\/)\//)
      expect(brand.ebill.userKeyParameter).toBeTruthy()
      expect(brand.ebill.firstTimeParameter).toBeTruthy()
    },
  )
  it.each(everyBrand)('[OPEN-45] $brand.id lists the hosts that log-in may lead to', ({ brand }) => {
    for (const host of brand.redirectHosts) expect(host).toMatch(/\.example$/)
    expect(brand.redirectHosts).not.toEqual([])
  })
})

describe.each(everyBrand)('shell of $brand.id', brand => {
  it('[SHELL-08] has copyright lines that name the company', () => {
    const { copyright } = shell(brand, signedOut).footer
    expect(copyright.length).toBeGreaterThan(1)
    expect(copyright.join(' ')).toContain(brand.brand.legalName)
    expect(new Set(everyBrand.map(other => shell(other, signedOut).footer.copyright.join())).size).toBe(
      everyBrand.length,
    )
  })
  it('[SHELL-09] has an image of its own', () => {
    expect(shell(brand, signedOut).brand.images.footer).toMatchObject({ alt: brand.brand.name })
  })
  it('[SHELL-07] opens policy links in a new tab', () => {
    const links = shell(brand, signedOut).footer.policyLinks
    expect(titles(links)).toEqual(['Privacy', 'Terms of use', 'Nondiscrimination notice', 'Accessibility'])
    for (const link of links) expect(link).toMatchObject({ newTab: true })
  })
  it('[LOCALE-11] says to everybody in 15 languages that language help is free, with a number of its own', () => {
    for (const state of Object.values(personas)) {
      const { phone, link, notices } = shell(brand, state).footer.languageHelp
      expect(new Set(notices.map(({ language }) => language)).size).toBe(15)
      for (const { notice } of notices) expect(notice.split('{phone}')).toHaveLength(2)
      expect(JSON.stringify(screen(brand, '/contact-us', signedOut).contact)).toContain(phone)
      expect(link).toMatchObject({ target: '/language-help' })
    }
    const page = screen(brand, '/language-help', signedOut).page?.blocks.map(({ block }) => block)
    expect(page).toEqual(['prose', 'language-help'])
  })
  it('[SHELL-21] [OPEN-53] has an empty masthead', () => {
    for (const state of Object.values(personas)) expect(shell(brand, state).menus.masthead).toEqual([])
  })
  it('[SHELL-25] [SHELL-26] [SHELL-27] warns termed members, and nobody else, with an alert that stays', () => {
    const [alert, ...more] = shell(brand, personas['every plan ended']).alerts
    expect(more).toEqual([])
    expect(alert).toMatchObject({
      type: 'warning',
      title: 'You are not currently enrolled in a plan',
      canDismiss: false,
    })
    expect(words(alert?.content)).toBe(
      'You still have access to key info, but you may not be able to access some features and programs. Questions? Please call the number on the back of your member ID card.',
    )
    for (const name of ['subscriber, active', 'plan starts later', 'no plan', 'signed out'] as const)
      expect(shell(brand, personas[name]).alerts).toEqual([])
  })
  it('[MENU-33] labels the group switch with name and timeline', () => {
    expect(shell(brand, subscriber).text.shell.groupLabel).toBe('{groupName} ({timeline})')
  })
})

describe('log-in page', () => {
  it.each([first, senior, medicalDental])(
    '[LOGIN-10] [LOGIN-11] [LOGIN-12] [LOGIN-13] of $brand.id has its links',
    brand => {
      expect(targets(pageLinks(brand, '/login', signedOut))).toEqual([
        '/registration',
        '/recovery/username',
        '/recovery/password',
        '/contact-us',
      ])
    },
  )
  it('[LOGIN-14] [LOGIN-15] [PERM-24] hides create-account and forgot links on the regional domain', () => {
    expect(targets(pageLinks(regional, '/login', signedOut))).toEqual(['/contact-us'])
  })
})

describe('policies page', () => {
  it.each(everyBrand)('[POLICY-01] of $brand.id is headed for the dental dashboard', brand => {
    const { text } = screen(brand, '/registration-policies', personas['signing in'])
    expect(text.heading).toBe('Welcome to your dental Member Dashboard')
  })
  it('[POLICY-09] leads back to the health plan dashboard', () => {
    const all = pageLinks(regional, '/registration-policies', personas['signing in, policy not signed'])
    const links = all.filter(({ title }) => title === 'Return to the health plan dashboard')
    expect(links).toHaveLength(1)
    expect(targets(links)).toEqual([targets(pageLinks(regional, '/logout', signedOut))[0]])
  })
})

it('[LOGOUT-01] [LOGOUT-02] [LOGOUT-03] [LOGOUT-04] [LOGOUT-05] the regional logout page takes its links from the manifest', () => {
  const { page } = screen(regional, '/logout', signedOut)
  expect(page?.heading).toBe('Logged out successfully')
  expect(pageLinks(regional, '/logout', signedOut)).toMatchObject([
    { title: 'Return to the health plan dashboard', target: 'https://members.ninebark.example/dashboard' },
    { title: 'Contact customer service', target: '/contact-us' },
    { title: 'Contact the health plan', target: 'https://www.ninebark.example/contact' },
  ])
})

describe.each(everyBrand)('Passport Dental of $brand.id', brand => {
  const find = (state: typeof subscriber) =>
    pageLinks(brand, '/passport-dental', state).find(link => link.title === 'Find in-network dentist')

  it('[DENTALABROAD-10] [DENTALABROAD-11] [DENTALABROAD-12] [CONST-24] adds plan 25 for the Medicare parent group only', () => {
    expect(new URL(find(personas['Medicare parent group'])?.target ?? '').searchParams.get('plan')).toBe('25')
    expect(new URL(find(subscriber)?.target ?? '').searchParams.has('plan')).toBe(false)
    expect(new URL(find({ ...subscriber, open: {} })?.target ?? '').searchParams.has('plan')).toBe(false)
  })
  it('[DENTALABROAD-01] [OPEN-33] leads back to Find a dentist, or to Find care where there is none', () => {
    const back = screen(brand, '/passport-dental', subscriber).page?.backLink?.target
    expect(back).toBe(brand === regional ? '/find-care/find-a-dentist' : '/find-care')
  })
  it('[DENTALABROAD-03] shows the phone number of the program', () => {
    const blocks = screen(brand, '/passport-dental', subscriber).page?.blocks
    expect(blocks?.filter(block => block.block === 'program-phone')).toMatchObject([{ program: 27 }])
  })
})

it.each(everyBrand)('[CONST-43] $brand.id reminds about 5 days before the invoice is due', brand => {
  const { text } = screen(brand, '/update-preferences', personas['signing in'])
  expect(text.emailPaymentReminder).toContain('about 5 days before')
})
