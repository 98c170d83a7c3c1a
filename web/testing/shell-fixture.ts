import type { RichText, ShellView } from '../../engine/view.ts'
import type { ShellQuery } from '../generated/shell.ts'
import { baseWords } from './words.ts'

const image = (name: string, alt: string) => ({ src: `/brand-assets/${name}.svg`, alt, width: 160, height: 40 })

export const paragraph = (value: string): RichText => ({
  type: 'root',
  children: [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] }],
})

const shellView: ShellView = {
  brand: {
    id: 'sample',
    name: 'Sample Health',
    legalName: 'Sample Health, Inc.',
    language: 'en',
    languages: [],
    timeZone: 'America/New_York',
    defaultRoute: '/home',
    changeGroupRoute: '/select-group',
    images: {
      logo: image('logo', 'Sample Health'),
      phoneLogo: image('phone-logo', 'Sample Health'),
      footer: image('footer', 'Sample Health, caring since 1950'),
      dental: image('dental', ''),
    },
    unauthorized: 'login',
    homeFailure: 'error-page',
    copyTokenToLocalStorage: false,
  },
  session: 'full',
  routes: [
    { id: 'home', path: '/home', screen: 'home' },
    { id: 'benefits-summary', path: '/benefits/summary', screen: 'benefits-summary' },
    { id: 'contact-us', path: '/contact-us', screen: 'contact-us' },
    { id: 'login', path: '/login', screen: 'login' },
    { id: 'logout', path: '/logout', screen: 'redirect' },
    { id: 'claims', path: '/claims', screen: 'claims' },
    { id: 'claim', path: '/claims/:claimType/:claimId/:memberSuffix', screen: 'claim' },
    { id: 'eob', path: '/eobs/:documentId', screen: 'eob' },
    { id: 'primary-care', path: '/find-care/primary-care', screen: 'primary-care' },
    { id: 'primary-care-member', path: '/find-care/primary-care/:suffix', screen: 'primary-care-member' },
    { id: 'primary-care-search', path: '/find-care/primary-care/:suffix/search', screen: 'primary-care-search' },
  ],
  menus: {
    primary: [
      { id: 'home', title: 'Home', target: '/home', icon: 'home' },
      { id: 'account', title: 'Account', target: '/account', icon: 'account', places: ['site-map'] },
      {
        id: 'claims',
        title: 'Claims/EOBs',
        target: '/claims',
        icon: 'bill',
        items: [
          { id: 'claims-list', title: 'Claims', target: '/claims' },
          { id: 'claims-eobs', title: 'EOBs', target: '/eobs' },
        ],
      },
    ],
    settings: [
      { id: 'settings-summary', title: 'Summary', target: '/account/summary' },
      { id: 'settings-log-out', title: 'Log out', target: '/logout', action: 'log-out' },
    ],
    utility: [
      { id: 'contact', title: 'Contact us', target: '/contact-us' },
      { id: 'log-out', title: 'Log out', target: '/logout', action: 'log-out' },
    ],
    masthead: [],
  },
  alerts: [],
  footer: {
    siteMapHeading: 'Site map',
    languageHelp: {
      heading: 'Language help',
      phone: '800-555-0100',
      link: { id: 'language-help', title: 'Read more', target: '/language-help' },
      notices: [
        { id: 'in-french', language: 'fr', name: 'Français', notice: 'Appelez le {phone}.' },
        { id: 'in-arabic', language: 'ar', name: 'العربية', notice: 'اتصل بالرقم {phone}.' },
      ],
    },
    policyLinks: [{ id: 'privacy', title: 'Privacy', target: 'https://sample.example/privacy' }],
    copyright: ['© Sample Health, Inc.', 'All rights reserved.'],
    accreditationLogos: {
      accredited: image('accredited', 'Accredited seal'),
      commendable: image('commendable', 'Commendable seal'),
      interim: image('interim', 'Interim seal'),
    },
  },
  errors: {
    tipsHeading: 'What you can do',
    tips: [{ id: 'reload', text: 'Reload the page' }],
    pages: [
      { id: 'generic', status: 0, heading: "Sorry, it looks like there's a problem.", tips: ['reload'], links: [] },
      { id: 'not-found', status: 404, heading: "Sorry, it looks like we can't find that page.", tips: [], links: [] },
      { id: 'unavailable', status: 503, heading: "Sorry, we're unable to handle your request.", tips: [], links: [] },
    ],
  },
  text: { shell: baseWords('shell'), common: baseWords('common') },
  viewport: 'desktop',
  asksViewport: false,
}

/** A shell as the server answers it, for tests; what a test is about is given on top. */
export function shellFixture(view: Partial<ShellView> = {}, rest: Partial<Omit<ShellQuery, 'shell'>> = {}): ShellQuery {
  return { shell: { ...shellView, ...view }, accreditations: [], viewer: null, ...rest }
}
