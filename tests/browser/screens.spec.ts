import { resolve } from 'node:path'
import type { Page } from 'playwright/test'
import { brands, regional, senior, type TestBrand } from './support/brands.ts'
import { expectSteady } from './support/layout-shift.ts'
import {
  address,
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  signIn,
  submitLogIn,
  test,
  userOf,
} from './support/portal.ts'

const pictures = resolve(import.meta.dirname, '../../.build/screens')

interface Screen {
  name: string
  /** Who looks; nobody when left out. */
  persona?: string
  /** Where the journey stops; Home when left out. */
  lands?: string
  path?: string
  on?: readonly TestBrand[]
}

const now = new Date()
const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10)
const results = `/find-care/primary-care/0/search?zip=97205&radius=25&effectiveDate=${nextMonth}`

const notRegional = brands.filter(brand => brand !== regional)
const screens: Screen[] = [
  { name: 'log-in', path: '/login' },
  { name: 'registration', path: '/registration' },
  { name: 'recovery-username', path: '/recovery/username' },
  { name: 'recovery-password', path: '/recovery/password' },
  { name: 'recovery-link-lapsed', path: '/recovery/password?token=lapsed' },
  { name: 'change-password', persona: 'active', path: '/account/settings/change-password' },
  { name: 'contact-us', path: '/contact-us' },
  { name: 'error-404', path: '/error/404' },
  { name: 'error-500', path: '/error/500' },
  { name: 'logged-out', path: '/logout', on: [regional] },
  { name: 'login-as', persona: 'anyone', lands: '/login-as', on: [regional, senior] },
  { name: 'group-selection', persona: 'salesgroups', lands: '/group-selection', on: notRegional },
  { name: 'update-preferences', persona: 'noprefs', lands: '/update-preferences', on: notRegional },
  { name: 'registration-policies', persona: 'unsigneddep', lands: '/registration-policies', on: [regional] },
  { name: 'home-subscriber', persona: 'active' },
  { name: 'home-dependent', persona: 'dependent' },
  { name: 'home-minor', persona: 'minor' },
  { name: 'home-termed', persona: 'termed' },
  { name: 'home-future', persona: 'future' },
  { name: 'home-no-plan', persona: 'noplan' },
  { name: 'home-preventive', persona: 'preventive' },
  { name: 'home-renewal', persona: 'renewal' },
  { name: 'home-cancelled', persona: 'cancelmd' },
  { name: 'select-group', persona: 'groups', path: '/select-group' },
  { name: 'id-card', persona: 'active', path: '/id-card' },
  { name: 'id-card-whole', persona: 'active', path: '/id-card?category=dental' },
  { name: 'id-card-none', persona: 'noplan', path: '/id-card' },
  { name: 'id-card-email', persona: 'active', path: '/id-card/email' },
  { name: 'id-card-request', persona: 'dependent', path: '/id-card/request' },
  { name: 'passport-dental', persona: 'active', path: '/passport-dental' },
  { name: 'account-summary', persona: 'active', path: '/account/summary' },
  { name: 'account-summary-minor', persona: 'minor', path: '/account/summary' },
  { name: 'account-member-information', persona: 'active', path: '/account/member-information' },
  { name: 'account-address-form', persona: 'active', path: '/account/member-information?edit=address' },
  { name: 'account-settings', persona: 'active', path: '/account/settings' },
  { name: 'account-plan-benefits', persona: 'exchange', path: '/account/plan-benefits' },
  { name: 'account-ebill', persona: 'active', path: '/account/ebill' },
  { name: 'help-center', persona: 'active', path: '/account/support' },
  { name: 'customer-service', persona: 'active', path: '/support/customer-service' },
  { name: 'resource-download', persona: 'active', path: '/resource-download' },
  { name: 'primary-care', persona: 'active', path: '/find-care/primary-care' },
  { name: 'primary-care-member', persona: 'active', path: '/find-care/primary-care/0' },
  { name: 'primary-care-search', persona: 'active', path: '/find-care/primary-care/0/search' },
  { name: 'primary-care-results', persona: 'active', path: results },
  { name: 'benefits-medical', persona: 'active', path: '/benefits/medical' },
  { name: 'benefits-dental', persona: 'active', path: '/benefits/dental' },
  { name: 'benefits-summary', persona: 'active', path: '/benefits/summary' },
  { name: 'dental-service', persona: 'active', path: '/services/dental/D0120' },
  { name: 'programs', persona: 'active', path: '/benefits/programs' },
  { name: 'program', persona: 'active', path: '/benefits/programs/13' },
  { name: 'referrals', persona: 'active', path: '/benefits/referrals' },
  { name: 'medicare-materials', persona: 'medicare', path: '/benefits/medicare-materials' },
  { name: 'certificate', persona: 'active', path: '/benefits/certificate-of-coverage' },
  { name: 'handbooks', persona: 'active', path: '/benefits/handbooks' },
  { name: 'prior-authorization', persona: 'active', path: '/benefits/prior-authorization' },
  { name: 'pharmacy', persona: 'active', path: '/pharmacy' },
  { name: 'find-care', persona: 'active', path: '/find-care/resources' },
  { name: 'find-a-dentist', persona: 'active', path: '/find-care/find-a-dentist', on: [regional] },
  { name: 'claims', persona: 'manyclaims', path: '/claims' },
  { name: 'eobs', persona: 'manyclaims', path: '/eobs' },
  { name: 'error-403-signed-in', persona: 'active', path: '/error/403' },
]

async function open(page: Page, brand: TestBrand, screen: Screen): Promise<void> {
  if (screen.persona && screen.lands) {
    await submitLogIn(page, brand, userOf(screen.persona, brand))
    await page.waitForURL(address(brand, screen.lands))
  } else if (screen.persona) await signIn(page, brand, screen.persona)
  if (screen.path) await page.goto(address(brand, screen.path))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

for (const brand of brands) {
  for (const screen of screens.filter(({ on }) => !on || on.includes(brand))) {
    test(`${brand.folder}: ${screen.name} stands still and has one heading, a title, no axe violation and no sideways scrolling at 375 and 1280 pixels`, async ({
      page,
    }) => {
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport)
        await open(page, brand, screen)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page).toHaveTitle(/\S/)
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
        // By now the script has taken over, and whatever it was to fetch is there.
        await expectSteady(page)
        await page.screenshot({
          path: `${pictures}/${screen.name}-${brand.folder}-${viewport.width}.png`,
          fullPage: true,
        })
      }
    })
  }
}

/** Screens that lead on by themselves are held still: what they would send never arrives. */
for (const brand of notRegional) {
  test(`${brand.folder}: hand-off and sso-landing have one heading, a title, no axe violation and no sideways scrolling`, async ({
    page,
  }) => {
    await page.route('**/stand-in/**', route => route.abort('aborted'))
    await submitLogIn(page, brand, userOf('sales', brand))
    await page.waitForURL(address(brand, '/hand-off'), { waitUntil: 'commit' })
    const inspect = async (name: string) => {
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page).toHaveTitle(/\S/)
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
        await page.screenshot({ path: `${pictures}/${name}-${brand.folder}-${viewport.width}.png`, fullPage: true })
      }
    }
    await inspect('hand-off')
    await submitLogIn(page, brand, userOf('salesgroups', brand))
    await page.waitForURL(address(brand, '/group-selection'))
    await page.route('**/graphql', () => {})
    await page.goto(address(brand, '/sso-landing'))
    await inspect('sso-landing')
  })
}
