import type { Image, Manifest, Theme } from '../../schema/generated/manifests.ts'

const picture = { src: 'logo.svg', width: 100, height: 40 }
const image: Image = { ...picture, alt: 'Sample' }
const colors: Theme['colors'] = {
  primary: '#0b5a6f',
  onPrimary: '#ffffff',
  primaryStrong: '#073f4e',
  primarySoft: '#e2f1f5',
  accent: '#8a3b12',
  onAccent: '#ffffff',
  accentSoft: '#fbeee6',
  page: '#f7f8f9',
  surface: '#ffffff',
  surfaceMuted: '#eef1f3',
  text: '#1b2327',
  textMuted: '#4a575e',
  link: '#0b5a6f',
  border: '#7a878e',
  focus: '#8a3b12',
  header: '#073f4e',
  onHeader: '#ffffff',
  footer: '#073f4e',
  onFooter: '#ffffff',
  info: '#1d5fa8',
  infoSoft: '#e7f0fa',
  success: '#1f6b3a',
  successSoft: '#e6f4ea',
  warning: '#7a5200',
  warningSoft: '#fdf3dc',
  error: '#a3211b',
  errorSoft: '#fbe9e8',
}

/** A whole, correct manifest as small as it can be, for tests that change one thing of it. */
export const sampleManifest: Manifest = {
  brand: {
    id: 'sample',
    domainId: 99,
    name: 'Sample',
    legalName: 'Sample Health, Inc.',
    site: 'https://www.sample.example',
    hosts: ['sample.localhost'],
    language: 'en-US',
    timeZone: 'America/Los_Angeles',
    defaultRoute: '/home',
    changeGroupRoute: '/home',
    gatewayBasePath: '/api',
    images: { logo: image, phoneLogo: picture, footer: image, dental: image },
    session: { copyTokenToLocalStorage: false },
    unauthorized: 'login',
    homeFailure: 'error-page',
    redirectHosts: [],
    handOff: { action: '{gateway}/sales-force' },
    accreditation: { url: '{gateway}/accreditation' },
    chat: { url: '{gateway}/chat' },
    ebill: { url: '{gateway}/ebill', userKeyParameter: 'key', firstTimeParameter: 'first' },
  },
  theme: {
    colors,
    fonts: { body: 'system-ui, sans-serif', heading: 'Georgia, serif' },
    typefaces: [],
    type: { base: 17 },
    radius: { small: '4px', medium: '8px', large: '16px', pill: '999px' },
    style: { header: 'solid', cards: 'outlined', headingWeight: 700, buttons: 'rounded', targets: 'standard' },
  },
  segments: {
    segments: { pioneers: { description: 'Groups of the pilot', of: 'groupId', values: ['G1', 'G2'] } },
  },
  conditions: {
    conditions: {
      covered: {
        description: 'Has an active or future plan',
        when: { memberStatus: ['active', 'future'] },
      },
    },
  },
  routes: {
    guards: [
      {
        id: 'signed-in',
        description: 'Only for members who are signed in',
        allow: { session: ['full'] },
        otherwise: { redirect: '/logout' },
      },
      {
        id: 'not-termed',
        description: 'Not for members whose plans have ended',
        allow: { not: { memberStatus: ['termed'] } },
        otherwise: { redirect: '/home' },
      },
    ],
    routes: [
      { id: 'root', path: '/', screen: 'redirect', guards: [] },
      { id: 'login', path: '/login', screen: 'login', guards: [], title: 'Log in' },
      { id: 'logout', path: '/logout', screen: 'redirect', to: '/login', guards: [] },
      { id: 'home', path: '/home', screen: 'home', guards: ['signed-in'], title: 'Home' },
      {
        id: 'benefits',
        path: '/benefits',
        screen: 'redirect',
        to: 'menu:benefits',
        guards: ['signed-in'],
      },
      {
        id: 'benefit-category',
        path: '/benefits/:category',
        screen: 'not-available',
        params: { category: ['medical', 'dental'] },
        guards: ['signed-in', 'not-termed'],
      },
      {
        id: 'programs',
        path: '/benefits/programs',
        screen: 'not-available',
        guards: ['signed-in', 'not-termed'],
      },
      { id: 'abroad', path: '/abroad', screen: 'page', page: 'abroad', guards: ['signed-in'] },
      { id: 'contact-us', path: '/contact-us', screen: 'contact-us', guards: [], title: 'Contact us' },
      { id: 'error', path: '/error/:status', screen: 'error', guards: [] },
    ],
  },
  journey: {
    steps: [
      { id: 'change-password', do: 'go', to: '/contact-us', showWhen: { accountStatus: ['INI', 'FRC'] } },
      { id: 'home', do: 'go', to: '/home' },
    ],
  },
  menus: {
    menus: [
      {
        id: 'primary',
        items: [
          { id: 'home', title: 'Home', target: '/home' },
          {
            id: 'benefits',
            title: 'Benefits',
            target: '/benefits',
            showWhen: { use: 'covered' },
            items: [
              { id: 'programs', title: 'Programs', target: '/benefits/programs', category: 'programs' },
              {
                id: 'dental',
                title: 'Dental',
                target: '/benefits/dental',
                category: 'dental',
                showWhen: { dental: ['active'] },
              },
              {
                id: 'medical',
                title: 'Medical',
                target: '/benefits/medical',
                category: 'medical',
                showWhen: { medical: ['active'] },
              },
            ],
          },
        ],
      },
      { id: 'settings', items: [] },
      {
        id: 'utility',
        items: [{ id: 'log-out', title: 'Log out', target: '/logout', action: 'log-out', locked: ['present'] }],
      },
      { id: 'masthead', items: [] },
    ],
  },
  home: {
    items: [
      {
        id: 'primary-care-update',
        block: 'info-banner',
        column: 'full',
        title: 'Primary care update',
        body: 'Your **group** is shown.',
        until: '2025-03-31',
        showWhen: { primaryCareEligible: ['yes'] },
        variants: [{ when: { relationship: ['dependent'] }, title: 'Primary care update for your family' }],
      },
      { id: 'tools', block: 'tools', column: 'main', title: 'Tools' },
    ],
  },
  tools: {
    items: [
      { id: 'text-a-doctor', kind: 'program', program: 1001 },
      {
        id: 'pay',
        kind: 'shortcut',
        shortcut: -1,
        title: 'Pay',
        action: 'open-ebill',
        showWhen: { ebillEligible: ['yes'] },
      },
    ],
  },
  programs: {
    fallback: {
      icon: 'program',
      target: '/benefits/programs',
      way: { title: 'Ask us about this program', target: '/contact-us' },
    },
    items: [],
  },
  alerts: {
    items: [
      {
        id: 'termed',
        type: 'warning',
        title: 'Not enrolled',
        content: 'You can still *read*.',
        canDismiss: false,
        locked: ['present'],
        showWhen: { memberStatus: ['termed'] },
      },
    ],
  },
  contact: {
    heading: 'Contact us',
    holidaysHeading: 'Holidays',
    backLink: { id: 'back', title: 'Back to login', target: '/login', showWhen: { session: ['none'] } },
    sections: [
      {
        id: 'service',
        heading: 'Customer service',
        lines: [{ id: 'service-phone', kind: 'phone', value: '800-555-0100' }],
      },
    ],
  },
  errors: {
    tipsHeading: 'Try this',
    tips: [{ id: 'refresh', text: 'Refresh the page' }],
    pages: [
      {
        id: 'generic',
        status: 0,
        heading: 'Something is wrong',
        tips: ['refresh'],
        links: [{ id: 'generic-home', title: 'Home', target: '/home' }],
        locked: ['present'],
      },
      { id: 'not-found', status: 404, heading: 'Not found', codeLine: 'Error code: 404', tips: [], links: [] },
    ],
  },
  pages: {
    pages: [
      {
        id: 'abroad',
        title: 'Care abroad',
        heading: 'Care abroad',
        blocks: [
          {
            id: 'claims-abroad',
            block: 'prose',
            body: 'Pay, then [write to us](mailto:abroad@sample.example).',
          },
          {
            id: 'abroad-links',
            block: 'links',
            links: [
              {
                id: 'dentist',
                title: 'Find a dentist',
                target: 'https://dentists.example/',
                variants: [{ when: { in: 'pioneers' }, target: 'https://dentists.example/?plan=1' }],
              },
            ],
          },
        ],
      },
    ],
  },
  footer: {
    siteMapHeading: 'Site map',
    languageHelp: {
      heading: 'Language help',
      phone: '800-555-0100',
      link: { id: 'language-help', title: 'Read more', target: '/contact-us' },
      notices: [{ id: 'in-french', language: 'fr', name: 'Français', notice: 'Appelez le {phone}.' }],
    },
    policyLinks: [{ id: 'privacy', title: 'Privacy', target: 'https://sample.example/privacy', newTab: true }],
    copyright: ['© Sample'],
    accreditation: { logos: { accredited: image, commendable: image, interim: image } },
  },
  invariants: { invariants: [] },
  text: { shell: { signOut: 'Log out' }, common: {}, home: { heading: 'Welcome, {firstName}' } },
}
