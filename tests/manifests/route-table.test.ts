import { describe, expect, it } from 'vitest'
import type { ScreenKind } from '../../schema/generated/manifests.ts'
import { personas } from './personas.ts'
import { opening, routeAt } from './support/see.ts'
import { brands, everyBrand } from './support/shipped-brands.ts'

const { regional } = brands
const subscriber = personas['subscriber, active']
const otherBrands = everyBrand.filter(brand => brand !== regional)

/** Row, an address of the route, the route's path, and the screen that it shows on every brand. */
const screens: [row: string, address: string, path: string, screen: ScreenKind][] = [
  ['ROUTE-01', '/login', '/login', 'login'],
  ['ROUTE-03', '/login-as', '/login-as', 'login-as'],
  ['ROUTE-04', '/group-selection', '/group-selection', 'group-selection'],
  ['ROUTE-05', '/update-preferences', '/update-preferences', 'update-preferences'],
  ['ROUTE-06', '/registration-policies', '/registration-policies', 'registration-policies'],
  ['ROUTE-07', '/sso-landing', '/sso-landing', 'sso-landing'],
  ['ROUTE-08', '/select-group', '/select-group', 'select-group'],
  ['ROUTE-09', '/home', '/home', 'home'],
  ['ROUTE-10', '/contact-us', '/contact-us', 'contact-us'],
  ['ROUTE-11', '/resource-download', '/resource-download', 'resource-download'],
  ['ROUTE-12', '/passport-dental', '/passport-dental', 'page'],
  ['ROUTE-13', '/error/503', '/error/:status', 'error'],
  ['ROUTE-31', '/benefits/medical', '/benefits/medical', 'benefits'],
  ['ROUTE-31', '/benefits/dental', '/benefits/dental', 'benefits'],
  ['ROUTE-31', '/benefits/vision', '/benefits/vision', 'benefits'],
  ['ROUTE-31', '/benefits/pharmacy', '/benefits/pharmacy', 'benefits'],
  ['ROUTE-35', '/benefits/summary', '/benefits/summary', 'benefits-summary'],
  ['ROUTE-54', '/history/1767225600000/benefits/vision', '/history/:effectiveTime/benefits/:category', 'benefits'],
  ['ROUTE-55', '/details/1767225600000/dental/D0120', '/details/:effectiveTime/dental/:code', 'benefits'],
  ['ROUTE-56', '/services/dental/D0120', '/services/dental/:code', 'benefits'],
]

/** Row, an address, and the path and area of the route that serves it. Their screens come with later areas. */
const areas: [row: string, address: string, path: string, area: string][] = [
  ['ROUTE-16', '/recovery/username', '/recovery/username', 'recovery'],
  ['ROUTE-17', '/recovery/password', '/recovery/password', 'recovery'],
  ['ROUTE-18] [OPEN-15', '/pharmacy', '/pharmacy', 'pharmacy'],
  ['ROUTE-19', '/registration', '/registration', 'registration'],
  ['ROUTE-20', '/account', '/account', 'account'],
  ['ROUTE-22', '/account/summary', '/account/summary', 'account'],
  ['ROUTE-23', '/account/member-information', '/account/member-information', 'account'],
  ['ROUTE-24', '/account/settings', '/account/settings', 'account'],
  ['ROUTE-25', '/account/plan-benefits', '/account/plan-benefits', 'account'],
  ['ROUTE-26', '/account/ebill', '/account/ebill', 'account'],
  ['ROUTE-27', '/account/support', '/account/support', 'account'],
  ['ROUTE-28', '/account/settings/change-password', '/account/settings/change-password', 'account'],
  ['ROUTE-29', '/benefits', '/benefits', 'benefits'],
  ['ROUTE-31', '/benefits/medical', '/benefits/medical', 'benefits'],
  ['ROUTE-31', '/benefits/dental', '/benefits/dental', 'benefits'],
  ['ROUTE-31', '/benefits/vision', '/benefits/vision', 'benefits'],
  ['ROUTE-31', '/benefits/pharmacy', '/benefits/pharmacy', 'benefits'],
  ['ROUTE-32', '/benefits/programs', '/benefits/programs', 'benefits'],
  ['ROUTE-33', '/benefits/programs/27', '/benefits/programs/:id', 'benefits'],
  ['ROUTE-34', '/benefits/referrals', '/benefits/referrals', 'benefits'],
  ['ROUTE-35', '/benefits/summary?asOfDate=1767225600000', '/benefits/summary', 'benefits'],
  ['ROUTE-36', '/benefits/handbooks', '/benefits/handbooks', 'benefits'],
  ['ROUTE-37', '/benefits/medicare-materials', '/benefits/medicare-materials', 'benefits'],
  ['ROUTE-38', '/benefits/certificate-of-coverage', '/benefits/certificate-of-coverage', 'benefits'],
  ['ROUTE-39', '/benefits/prior-authorization', '/benefits/prior-authorization', 'benefits'],
  ['ROUTE-40', '/find-care', '/find-care', 'find-care'],
  ['ROUTE-42', '/find-care/resources', '/find-care/resources', 'find-care'],
  ['ROUTE-43', '/find-care/primary-care', '/find-care/primary-care', 'find-care'],
  ['ROUTE-44', '/find-care/primary-care/2', '/find-care/primary-care/:suffix', 'find-care'],
  ['ROUTE-45', '/find-care/primary-care/2/search', '/find-care/primary-care/:suffix/search', 'find-care'],
  ['ROUTE-48', '/claims', '/claims', 'claims'],
  ['ROUTE-49', '/claims/dental/C1/0', '/claims/:claimType/:claimId/:memberSuffix', 'claims'],
  ['ROUTE-50', '/eobs', '/eobs', 'eobs'],
  ['ROUTE-51', '/eobs/D1', '/eobs/:documentId', 'eobs'],
  ['ROUTE-52', '/support/customer-service', '/support/customer-service', 'support'],
  ['ROUTE-54', '/history/1767225600000/benefits/vision', '/history/:effectiveTime/benefits/:category', 'history'],
  ['ROUTE-55', '/details/1767225600000/dental/D0120', '/details/:effectiveTime/dental/:code', 'services'],
  ['ROUTE-56', '/services/dental/D0120', '/services/dental/:code', 'services'],
  ['IDCARD-01] [OPEN-61', '/id-card', '/id-card', 'id-card'],
  ['IDCARD-01] [OPEN-61', '/id-card/email', '/id-card/email', 'id-card'],
  ['IDCARD-01] [OPEN-61', '/id-card/request', '/id-card/request', 'id-card'],
]

describe.each(everyBrand)('route table of $brand.id', brand => {
  it.each(screens)('[%s] shows %s by %s', (_, address, path, screen) => {
    expect(routeAt(brand, address)).toMatchObject({ path, screen })
  })
  it.each(areas)('[%s] leads %s to %s of a lazy area', (_, address, path, area) => {
    expect(routeAt(brand, address)).toMatchObject({ path, area })
  })
  it('[ROUTE-14] has every lazy area', () => {
    const names = new Set(brand.routes.list.map(({ route }) => route.area))
    for (const area of ['registration', 'recovery', 'account', 'id-card', 'benefits', 'services', 'find-care'])
      expect(names).toContain(area)
    for (const area of ['history', 'support', 'claims', 'eobs', 'pharmacy']) expect(names).toContain(area)
  })
  it.each([
    ['ROUTE-21', '/account', '/account/summary'],
    ['ROUTE-41', '/find-care', '/find-care/resources'],
    ['ROUTE-53', '/support', '/support/customer-service'],
    ['ROUTE-53', '/recovery', '/recovery/username'],
    ['ROUTE-53', '/history', '/benefits'],
    ['ROUTE-53', '/services', '/benefits'],
    ['ROUTE-57] [OPEN-02', '/', '/home'],
  ])('[%s] leads %s on to %s', (_, address, to) => {
    expect(opening(brand, address, subscriber)).toBe(to)
  })
  it('[OPEN-17] knows claims by the word of their type only', () => {
    for (const word of ['medical', 'dental', 'vision']) expect(routeAt(brand, `/claims/${word}/C1/0`)?.id).toBe('claim')
    for (const word of ['M', 'pharmacy', 'other']) expect(routeAt(brand, `/claims/${word}/C1/0`)).toBeUndefined()
  })
  it('[REG-19] reaches registration and recovery by address', () => {
    for (const path of ['/registration', '/recovery/username', '/recovery/password'])
      expect(opening(brand, path, personas['signed out'])).toBe('open')
  })
})

describe('routes that differ between brands', () => {
  it('[ROUTE-02] [ROUTE-66] [SCOPE-09] [PERM-20] shows a logout page on the regional domain only', () => {
    expect(routeAt(regional, '/logout')).toMatchObject({ screen: 'page', page: 'logged-out' })
    expect(opening(regional, '/logout', personas['signed out'])).toBe('open')
  })
  it.each(otherBrands)('[ROUTE-02] [ROUTE-67] leads /logout of $brand.id to /login', brand => {
    for (const state of [subscriber, personas['signed out']]) expect(opening(brand, '/logout', state)).toBe('/login')
  })
  it('[ROUTE-46] [PERM-23] has find-a-dentist on the regional domain', () => {
    expect(routeAt(regional, '/find-care/find-a-dentist')).toMatchObject({ area: 'find-care' })
    expect(opening(regional, '/find-care/find-a-dentist', subscriber)).toBe('open')
  })
  it.each(otherBrands)('[ROUTE-47] does not know find-a-dentist on $brand.id', brand => {
    expect(opening(brand, '/find-care/find-a-dentist', subscriber)).toBe(404)
  })
  it('[ROUTE-30] [BENEFIT-25] [MEMBER-03] leads /benefits to the first entry of the Benefits menu that the member has', () => {
    const { first, senior } = brands
    expect(opening(first, '/benefits', subscriber)).toBe('/benefits/medical')
    expect(opening(first, '/benefits', personas['dental only'])).toBe('/benefits/dental')
    for (const brand of Object.values(brands))
      expect(opening(brand, '/benefits', personas['plan starts later'])).toBe('/benefits/summary')
    expect(opening(first, '/benefits', personas['group of the short menu'])).toBe('/benefits/summary')
    expect(opening(senior, '/benefits', subscriber)).toBe('/benefits/summary')
  })
})
