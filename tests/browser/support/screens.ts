import { brands, regional, senior, type TestBrand } from './brands.ts'

const isoDay = (day: Date) => day.toISOString().slice(0, 10)

/** What a subscriber finds who looks on a day for a provider from the first of the next month on. */
export function providerSearchOn(day: Date): string {
  const nextMonth = isoDay(new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1)))
  return `/find-care/primary-care/0/search?zip=97205&radius=25&effectiveDate=${nextMonth}`
}

const notRegional = brands.filter(brand => brand !== regional)

export interface Screen {
  name: string
  /** Who looks; nobody when left out. */
  persona?: string
  /** Where the screen is; where the sign-in leads when left out. */
  path?: string
  /** What to click from there, one after the other, for a screen whose address is the data's. */
  follow?: readonly string[]
  /** Has a Print button. */
  prints?: true
  /** Brands that have it; every brand when left out. */
  on?: readonly TestBrand[]
}

/** Every screen, and the states of it that look different, as they are on a day. */
export const screensOn = (day: Date): readonly Screen[] => [
  { name: 'log-in', path: '/login' },
  { name: 'registration', path: '/registration' },
  { name: 'recovery-username', path: '/recovery/username' },
  { name: 'recovery-password', path: '/recovery/password' },
  { name: 'recovery-link-lapsed', path: '/recovery/password?token=lapsed' },
  { name: 'change-password', persona: 'active', path: '/account/settings/change-password' },
  { name: 'contact-us', path: '/contact-us' },
  { name: 'language-help', path: '/language-help' },
  { name: 'error-404', path: '/error/404' },
  { name: 'error-500', path: '/error/500' },
  { name: 'logged-out', path: '/logout', on: [regional] },
  { name: 'login-as', persona: 'anyone', on: [regional, senior] },
  { name: 'group-selection', persona: 'salesgroups', on: notRegional },
  { name: 'update-preferences', persona: 'noprefs', on: notRegional },
  { name: 'registration-policies', persona: 'unsigneddep', on: [regional] },
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
  { name: 'id-card', persona: 'active', path: '/id-card', prints: true },
  { name: 'id-card-whole', persona: 'active', path: '/id-card?category=dental', prints: true },
  { name: 'id-card-full', persona: 'active', path: '/id-card?show=full' },
  { name: 'id-card-none', persona: 'noplan', path: '/id-card' },
  { name: 'id-card-email', persona: 'active', path: '/id-card/email' },
  { name: 'id-card-request', persona: 'dependent', path: '/id-card/request' },
  { name: 'passport-dental', persona: 'active', path: '/passport-dental' },
  { name: 'account-summary', persona: 'active', path: '/account/summary' },
  { name: 'account-summary-minor', persona: 'minor', path: '/account/summary' },
  { name: 'account-member-information', persona: 'active', path: '/account/member-information' },
  { name: 'account-address-form', persona: 'active', path: '/account/member-information?edit=address' },
  // Signed in nowhere else, so that the list of sign-ins has always one place.
  { name: 'account-settings', persona: 'preventivenodate', path: '/account/settings' },
  { name: 'account-plan-benefits', persona: 'exchange', path: '/account/plan-benefits' },
  { name: 'account-ebill', persona: 'active', path: '/account/ebill' },
  { name: 'help-center', persona: 'active', path: '/account/support' },
  { name: 'customer-service', persona: 'active', path: '/support/customer-service' },
  { name: 'resource-download', persona: 'active', path: '/resource-download' },
  { name: 'primary-care', persona: 'active', path: '/find-care/primary-care' },
  { name: 'primary-care-member', persona: 'active', path: '/find-care/primary-care/0' },
  { name: 'primary-care-search', persona: 'active', path: '/find-care/primary-care/0/search' },
  { name: 'primary-care-results', persona: 'active', path: providerSearchOn(day) },
  { name: 'benefits-medical', persona: 'active', path: '/benefits/medical', prints: true },
  { name: 'medical-service', persona: 'active', path: '/benefits/medical?service=yearly-checkup', prints: true },
  {
    name: 'benefits-coming',
    persona: 'future',
    path: '/benefits/summary',
    follow: ['main a[href^="/history/"]'],
    prints: true,
  },
  { name: 'benefits-summary-coming', persona: 'future', path: '/benefits/summary', prints: true },
  { name: 'benefits-vision', persona: 'active', path: '/benefits/vision', prints: true },
  { name: 'benefits-pharmacy', persona: 'active', path: '/benefits/pharmacy', prints: true },
  {
    name: 'benefits-history',
    persona: 'active',
    path: '/benefits/medical',
    follow: ['a[href^="/history/"]'],
    prints: true,
  },
  {
    name: 'dental-service-of-period',
    prints: true,
    persona: 'active',
    path: '/benefits/dental',
    follow: ['a[href^="/history/"]', 'a[href^="/details/"]'],
  },
  { name: 'benefits-dental', persona: 'active', path: '/benefits/dental', prints: true },
  { name: 'benefits-summary', persona: 'active', path: '/benefits/summary', prints: true },
  { name: 'dental-service', persona: 'active', path: '/services/dental/D0120', prints: true },
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
  { name: 'claims-none', persona: 'noclaims', path: '/claims' },
  { name: 'claims-wrong-dates', persona: 'active', path: '/claims?start=13/45/2026&end=13/45/2026' },
  { name: 'claim', persona: 'active', path: '/claims', follow: ['main a[href^="/claims/"]'], prints: true },
  {
    name: 'claim-denied',
    persona: 'manyclaims',
    path: '/claims?status=03',
    follow: ['main a[href^="/claims/"]'],
    prints: true,
  },
  {
    name: 'claim-in-process',
    persona: 'manyclaims',
    path: '/claims?status=01',
    follow: ['main a[href^="/claims/"]'],
    prints: true,
  },
  { name: 'eobs-none', persona: 'noclaims', path: '/eobs' },
  { name: 'eob', persona: 'active', path: '/eobs', follow: ['main a[href^="/eobs/"]'], prints: true },
  { name: 'eobs', persona: 'manyclaims', path: '/eobs' },
  { name: 'error-403-signed-in', persona: 'active', path: '/error/403' },
]
