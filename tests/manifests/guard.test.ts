import { describe, expect, it } from 'vitest'
import type { MemberState } from '../../engine/state.ts'
import { member, personas } from './personas.ts'
import { opening } from './support/see.ts'
import { brands, everyBrand } from './support/shipped-brands.ts'

const subscriber = personas['subscriber, active']
const signedOut = personas['signed out']
const signingIn = personas['signing in']
const termed = personas['every plan ended']
const journey = ['/group-selection', '/update-preferences', '/registration-policies', '/sso-landing']
const open = [
  '/login',
  '/contact-us',
  '/language-help',
  '/error/404',
  '/registration',
  '/recovery/username',
  '/recovery/password',
]

describe.each(everyBrand)('guards of $brand.id', brand => {
  const at = (path: string, state: MemberState) => opening(brand, path, state)

  it('[ROUTE-62] [PERM-02] opens the steps of the journey with a temporary token', () => {
    for (const path of journey) expect(at(path, signingIn)).toBe('open')
  })
  it('[ROUTE-63] leads from the steps of the journey to /home with a session token', () => {
    for (const path of journey) expect(at(path, subscriber)).toBe('/home')
  })
  it('[ROUTE-64] leads from the steps of the journey to /logout with no token', () => {
    for (const path of journey) expect(at(path, signedOut)).toBe('/logout')
  })
  it('[ROUTE-65] [PERM-14] [LOGINAS-24] opens log-in-as for log-in-as roles, else shows error 404', () => {
    for (const staffRole of ['anyone', 'nonEmployee'] as const)
      for (const session of ['temporary', 'full'] as const)
        expect(at('/login-as', member({ staffRole, session }))).toBe('open')
    for (const state of [subscriber, signingIn, signedOut]) expect(at('/login-as', state)).toBe(404)
  })
  it('[PERM-01] [OPEN-04] opens public addresses to everyone', () => {
    for (const path of open)
      for (const state of [signedOut, signingIn, subscriber]) expect(at(path, state)).toBe('open')
  })
  it('[ROUTE-71] [PERM-03] [OPEN-03] sends everyone without a session token to /logout from all other addresses', () => {
    const exempt = new Set([
      ...journey,
      ...open,
      '/',
      '/error/:status',
      '/recovery',
      '/logout',
      '/login-as',
      '/hand-off',
      // Not there at all, as the next test says.
      '/acknowledgement/:page',
    ])
    const paths = brand.routes.list.map(({ route }) => route.path).filter(path => !exempt.has(path))
    expect(paths.length).toBeGreaterThan(30)
    for (const path of paths) {
      const address = path.replace(/:claimType|:category/, 'medical').replace(/:\w+/g, '1')
      expect([path, at(address, signedOut)]).toEqual([path, '/logout'])
      expect([path, at(address, signingIn)]).toEqual([path, '/logout'])
    }
  })
  it('[CHECK-25] has no address of texts to acknowledge while it has none acknowledged, for whoever asks', () => {
    expect(brand.journey.texts).toEqual([])
    const pages = [...brand.pages.keys(), 'house-rules', '1']
    for (const page of pages)
      for (const state of Object.values(personas))
        expect([page, at(`/acknowledgement/${page}`, state)]).toEqual([page, 404])
  })
  it('[ROUTE-59] synchronises account state before home, account, claims, eobs and pharmacy open, and nowhere else', () => {
    for (const { route } of brand.routes.list) {
      const synchronised = ['home', 'account', 'claims', 'eobs', 'pharmacy'].includes(route.area ?? '')
      expect([route.path, route.synchronise ?? false]).toEqual([route.path, synchronised])
    }
  })
  it('[ROUTE-60] [ROUTE-61] [IDCARD-02] [PERM-17] leads termed members home from ID cards, Benefits and Find care', () => {
    const closed = brand.routes.list
      .map(({ route }) => route.path)
      .filter(path => /^\/(id-card|benefits|find-care)/.test(path))
    expect(closed.length).toBeGreaterThan(15)
    for (const path of closed) expect(at(path.replace(/:\w+/g, '1'), termed)).toBe('/home')
    expect(at('/id-card', subscriber)).toBe('open')
    expect(at('/benefits/programs', subscriber)).toBe('open')
    expect(at('/find-care/resources', subscriber)).toBe('open')
  })
  it('[PHARMACY-01] opens the pharmacy page with the pharmacy program among the programs, else shows the 403 page', () => {
    expect(at('/pharmacy', member({}, { programId: ['37'] }))).toBe('open')
    expect(at('/pharmacy', member({}, { programId: ['36', '38'] }))).toBe(403)
    expect(at('/pharmacy', personas['no programs'])).toBe(403)
  })
  it('[MATERIAL-05] [OPEN-35] opens Medicare materials to a member who is not eligible, too', () => {
    expect(at('/benefits/medicare-materials', member({ medicareMaterials: 'no' }))).toBe('open')
  })
  it("[OPEN-35] [EBILL-08] [EOB-02] shows the 403 page on screens that the member's menus hide", () => {
    const dependent = personas['adult dependent']
    expect(at('/eobs', dependent)).toBe(403)
    expect(at('/eobs/D1', dependent)).toBe(403)
    expect(at('/account/ebill', subscriber)).toBe(403)
    expect(at('/account/ebill', termed)).toBe(403)
    expect(at('/account/ebill', personas['eBill, without an alert'])).toBe('open')
    expect(at('/account/settings', personas['minor dependent'])).toBe(403)
    expect(at('/pharmacy', personas['no programs'])).toBe(403)
    expect(at('/claims', personas['no plan'])).toBe(403)
    expect(at('/benefits/programs', personas['no plan'])).toBe(403)
    expect(at('/benefits/referrals', personas['no referrals, materials or primary care'])).toBe(403)
    expect(at('/find-care/primary-care', personas['no referrals, materials or primary care'])).toBe(403)
    expect(at('/select-group', subscriber)).toBe(403)
    expect(at('/select-group', personas['several groups'])).toBe('open')
  })
  it('[BENEFIT-25] leads from a category that the member does not have actively to /benefits', () => {
    const categories = ['medical', 'dental', 'vision', 'pharmacy'] as const
    for (const category of categories) {
      for (const status of ['ineligible', 'future', 'termed'] as const)
        expect(at(`/benefits/${category}`, member({ [category]: status }))).toBe('/benefits')
      expect(at(`/benefits/${category}`, subscriber)).toBe('open')
    }
  })
  it('[OPEN-35] [OPEN-62] opens Medicare materials to everyone with a plan, for their empty list', () => {
    expect(at('/benefits/medicare-materials', member({ medicareMaterials: 'no' }))).toBe('open')
  })
  it('[ROUTING-16] opens change password to every member who has to', () => {
    for (const state of [subscriber, personas['minor dependent'], personas['no plan'], termed])
      expect(at('/account/settings/change-password', state)).toBe('open')
  })
})

it('[MENU-27] [OPEN-35] closes the settings pages to all dependents on the regional domain only', () => {
  const dependent = personas['adult dependent']
  expect(opening(brands.regional, '/account/settings', dependent)).toBe(403)
  expect(opening(brands.first, '/account/settings', dependent)).toBe('open')
  expect(opening(brands.regional, '/account/settings', subscriber)).toBe('open')
})
