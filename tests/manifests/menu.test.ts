import { describe, expect, it } from 'vitest'
import { member, personas } from './personas.ts'
import { menu, screen, shell, submenu, targets, titles } from './support/see.ts'
import { brands, everyBrand } from './support/shipped-brands.ts'

const { first, senior, regional } = brands
const subscriber = personas['subscriber, active']
const dependent = personas['adult dependent']
const minor = personas['minor dependent']
const withoutSenior = everyBrand.filter(brand => brand !== senior)
const withoutRegional = everyBrand.filter(brand => brand !== regional)

describe.each(everyBrand)('primary menu of $brand.id', brand => {
  const primary = (state: typeof subscriber) => menu(brand, 'primary', state)

  it('[MENU-01] always has Home and Account', () => {
    for (const name of ['subscriber, active', 'no plan', 'every plan ended', 'minor dependent'] as const)
      expect(titles(primary(personas[name]))).toEqual(expect.arrayContaining(['Home', 'Account']))
  })
  it('[MENU-02] [MENU-03] lists Account in the site map only', () => {
    expect(primary(subscriber).find(item => item.id === 'account')?.places).toEqual(['site-map'])
  })
  it('[MENU-04] [MENU-05] has Benefits and Find care with an active or future plan only', () => {
    for (const name of ['subscriber, active', 'plan starts later'] as const)
      expect(titles(primary(personas[name]))).toEqual(expect.arrayContaining(['Benefits', 'Find care']))
    expect(titles(primary(personas['no plan']))).toEqual(['Home', 'Account'])
  })
  it('[MENU-06] [PERM-17] never has Benefits or Find care once every plan ended', () => {
    expect(titles(primary(personas['every plan ended']))).toEqual(['Home', 'Account', 'Claims/EOBs'])
  })
  it('[MENU-07] has Claims/EOBs with any eligibility', () => {
    for (const memberStatus of ['active', 'future', 'termed'] as const)
      expect(titles(primary(member({ memberStatus })))).toContain('Claims/EOBs')
    expect(titles(primary(member({ memberStatus: 'none' })))).not.toContain('Claims/EOBs')
  })
  it('[MENU-08] says Claims/EOBs to subscribers and Claims to everyone else', () => {
    const label = (state: typeof subscriber) => primary(state).find(item => item.id === 'claims')?.title
    expect(label(subscriber)).toBe('Claims/EOBs')
    expect(label(dependent)).toBe('Claims')
  })
  it('[MENU-17] [MENU-18] [PERM-15] has resources below Find care, and primary care by history or eligibility', () => {
    const entries = (primaryCareHistory: 'yes' | 'no', primaryCareEligible: 'yes' | 'no') =>
      targets(submenu(brand, 'find-care', member({ primaryCareHistory, primaryCareEligible })))
    expect(entries('no', 'no')).toContain('/find-care/resources')
    expect(entries('no', 'no')).not.toContain('/find-care/primary-care')
    expect(entries('yes', 'no')).toContain('/find-care/primary-care')
    expect(entries('no', 'yes')).toContain('/find-care/primary-care')
  })
  it('[MENU-19] [MENU-20] [EOB-01] [PERM-05] has Claims, and EOBs for subscribers only', () => {
    expect(titles(submenu(brand, 'claims', subscriber))).toEqual(['Claims', 'EOBs', 'Pharmacy'])
    expect(titles(submenu(brand, 'claims', dependent))).toEqual(['Claims', 'Pharmacy'])
  })
  it('[MENU-21] has Pharmacy only with the pharmacy program', () => {
    expect(titles(submenu(brand, 'claims', personas['no programs']))).toEqual(['Claims', 'EOBs'])
    expect(titles(submenu(brand, 'claims', member({}, { programId: ['37'] })))).toContain('Pharmacy')
  })
  it('[MENU-10] [MENU-11] [MENU-12] has Programs and Handbooks, and Referrals only with referrals', () => {
    const entries = (referrals: 'yes' | 'no') => titles(submenu(brand, 'benefits', member({ referrals })))
    expect(entries('yes')).toEqual(expect.arrayContaining(['Programs', 'Referrals', 'Handbooks']))
    expect(entries('no')).toEqual(expect.arrayContaining(['Programs', 'Handbooks']))
    expect(entries('no')).not.toContain('Referrals')
  })
  it('[MENU-14] [CONST-22] is short for group 10004760', () => {
    const short = ['Benefits', 'Programs', 'Referrals', 'Handbooks']
    const entries = submenu(brand, 'benefits', personas['group of the short menu'])
    expect(titles(entries)).toEqual(short)
    expect(entries[0]?.target).toBe('/benefits/summary')
  })
  it('[OPEN-60] has no entry for the certificate or prior authorization, which the handbooks page links to', () => {
    const cards = screen(brand, '/benefits/handbooks', subscriber).page?.blocks.flatMap(item =>
      item.block === 'cards' ? targets(item.cards) : [],
    )
    expect(cards).toEqual(
      expect.arrayContaining(['/benefits/certificate-of-coverage', '/benefits/prior-authorization']),
    )
    for (const state of Object.values(personas)) {
      const entries = targets(submenu(brand, 'benefits', state))
      expect(entries).not.toContain('/benefits/certificate-of-coverage')
      expect(entries).not.toContain('/benefits/prior-authorization')
    }
  })
})

describe.each(withoutSenior)('Benefits menu of $brand.id', brand => {
  it('[MENU-09] [SCOPE-02] has one entry for each active category', () => {
    const categories = ['medical', 'dental', 'vision', 'pharmacy'] as const
    const entries = (state: typeof subscriber) =>
      submenu(brand, 'benefits', state)
        .map(({ id }) => id.replace('benefits-', ''))
        .filter(id => (categories as readonly string[]).includes(id))
    for (const category of categories)
      for (const status of ['active', 'future', 'termed', 'ineligible'] as const) {
        const others = categories.filter(other => other !== category)
        const expected = categories.filter(other => other !== category || status === 'active')
        expect([category, status, entries(member({ [category]: status }))]).toEqual([category, status, expected])
        const alone = member({ ...Object.fromEntries(others.map(other => [other, 'ineligible'])), [category]: status })
        expect([category, status, entries(alone)]).toEqual([category, status, status === 'active' ? [category] : []])
      }
  })
  it('[MENU-13] has Medicare Materials only when eligible', () => {
    const entries = (medicareMaterials: 'yes' | 'no') =>
      titles(submenu(brand, 'benefits', member({ medicareMaterials })))
    expect(entries('yes')).toContain('Medicare Materials')
    expect(entries('no')).not.toContain('Medicare Materials')
  })
  it('[MENU-16] follows the category order', () => {
    expect(titles(submenu(brand, 'benefits', subscriber))).toEqual([
      'Medical',
      'Dental',
      'Vision',
      'Pharmacy',
      'Programs',
      'Referrals',
      'Handbooks',
      'Medicare Materials',
    ])
  })
})

it('[MENU-15] [OPEN-62] gives the senior plan the short Benefits menu, without Medicare Materials', () => {
  expect(titles(submenu(senior, 'benefits', subscriber))).toEqual(['Benefits', 'Programs', 'Referrals', 'Handbooks'])
  expect(targets(submenu(senior, 'benefits', subscriber))[0]).toBe('/benefits/summary')
})

describe.each(everyBrand)('settings menu of $brand.id', brand => {
  const settings = (state: typeof subscriber) => menu(brand, 'settings', state)
  const staff = member({ ebillEligible: 'yes', staffRole: 'anyone' })

  it('[MENU-22] lists its entries in order', () => {
    expect(titles(settings(staff))).toEqual([
      'Summary',
      'Member information',
      'Settings',
      'Member plan benefits',
      'eBill',
      'Help center',
      'Login as',
      'Log out',
    ])
  })
  it('[MENU-28] [SHELL-20] [OPEN-53] leads to the account pages, log-in-as and logout', () => {
    expect(targets(settings(staff))).toEqual([
      '/account/summary',
      '/account/member-information',
      '/account/settings',
      '/account/plan-benefits',
      '/account/ebill',
      '/account/support',
      '/login-as',
      '/logout',
    ])
  })
  it('[MENU-23] [PERM-10] has the log-in-as entry for log-in-as roles only', () => {
    for (const name of ['staff for anyone', 'staff for non-employees', 'staff acting as a member'] as const)
      expect(targets(settings(personas[name]))).toContain('/login-as')
    expect(targets(settings(subscriber))).not.toContain('/login-as')
  })
  it('[MENU-24] [MENU-25] [EBILL-01] [PERM-18] hides eBill when not eligible or when every plan ended', () => {
    expect(titles(settings(personas['eBill, without an alert']))).toContain('eBill')
    expect(titles(settings(subscriber))).not.toContain('eBill')
    expect(titles(settings(personas['every plan ended']))).not.toContain('eBill')
  })
  it('[MENU-26] [PERM-07] is hidden for dependents under 18', () => {
    expect(settings(minor)).toEqual([])
    expect(settings(member({ ageBand: 'minor' }))).not.toEqual([])
  })
})

it('[MENU-27] [PERM-08] hides the settings menu from all dependents on the regional domain only', () => {
  expect(menu(regional, 'settings', dependent)).toEqual([])
  expect(menu(regional, 'settings', subscriber)).not.toEqual([])
  for (const brand of withoutRegional) expect(menu(brand, 'settings', dependent)).not.toEqual([])
})

describe.each(withoutRegional)('utility menu of $brand.id', brand => {
  it('[MENU-29] is Contact us and Log out for members', () => {
    expect(titles(menu(brand, 'utility', subscriber))).toEqual(['Contact us', 'Log out'])
    expect(menu(brand, 'utility', subscriber)[1]?.action).toBe('log-out')
  })
  it('[MENU-30] is Log in and Contact us for everyone else', () => {
    const entries = menu(brand, 'utility', personas['signed out'])
    expect(titles(entries)).toEqual(['Log in', 'Contact us'])
    expect(targets(entries)).toEqual(['/login', '/contact-us'])
  })
})

it('[MENU-31] [OPEN-31] [PERM-19] leaves Log in and Contact us out of the regional utility menu', () => {
  expect(menu(regional, 'utility', personas['signed out'])).toEqual([])
  expect(titles(menu(regional, 'utility', subscriber))).toEqual(['Log out'])
})

it.each(everyBrand)('[MENU-34] leads "Change group" of $brand.id to a route that it has', brand => {
  expect(shell(brand, subscriber).brand.changeGroupRoute).toBe('/select-group')
  expect(shell(brand, subscriber).routes.map(route => route.path)).toContain('/select-group')
  expect(shell(brand, subscriber).text.shell.changeGroup).toBe('Change group')
})

it('[MENU-35] gives every entry a title and a target', () => {
  for (const entry of [...menu(first, 'primary', subscriber), ...menu(first, 'settings', subscriber)]) {
    expect(entry.title).toBeTruthy()
    expect(entry.target).toMatch(/^\//)
  }
})
