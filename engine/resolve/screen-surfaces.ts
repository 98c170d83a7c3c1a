import type { Journey, Manifest, PageBlock, Route, ScreenKind } from '../../schema/generated/manifests.ts'
import type { ScreenView } from '../view.ts'

/** The surfaces that a screen is made of, besides its words from text.json. */
export type ScreenSurface = Exclude<keyof ScreenView, 'text'>

/** The surfaces that each kind of screen needs: no others are resolved, and no other facts are fetched. */
const screenSurfaces: { readonly [Kind in ScreenKind]: readonly ScreenSurface[] } = {
  login: [],
  'login-as': [],
  'group-selection': [],
  'update-preferences': [],
  'registration-policies': [],
  acknowledgement: ['page'],
  'sso-landing': [],
  'hand-off': [],
  'select-group': [],
  'id-card': [],
  'id-card-email': [],
  'id-card-request': [],
  home: ['home', 'tools', 'programs'],
  programs: ['programs'],
  program: ['programs'],
  referrals: [],
  'medicare-materials': [],
  'certificate-of-coverage': [],
  'primary-care': [],
  'primary-care-member': [],
  'primary-care-search': [],
  'contact-us': ['contact'],
  'resource-download': [],
  claims: [],
  claim: [],
  eobs: [],
  eob: [],
  registration: [],
  'recovery-username': [],
  'recovery-password': [],
  'change-password': [],
  benefits: [],
  'benefits-summary': [],
  page: [],
  'account-summary': [],
  'account-member-information': [],
  'account-settings': [],
  'account-plan-benefits': [],
  'account-ebill': [],
  error: ['error'],
  'not-available': ['error'],
  redirect: [],
}

/** The surfaces of a route's screen. A route of any kind may name a page to show; the kind "page" shows nothing else. */
export function surfacesOf({ screen, page }: Route): readonly ScreenSurface[] {
  return page === undefined ? screenSurfaces[screen] : [...screenSurfaces[screen], 'page']
}

/** The parameter by which the screen of acknowledgements is told its text. */
const textParameter = 'page'

/** The pages of pages.json that a route may show. */
export const pagesOf = ({ screen, page, pageAfterLapse, params }: Route): readonly string[] =>
  screen === 'acknowledgement' ? (params?.[textParameter] ?? []) : [page, pageAfterLapse].filter(id => id !== undefined)

/** The page that an address shows; undefined for a screen without one. */
export const pageAt = ({ screen, page }: Route, params: Readonly<Record<string, string>>): string | undefined =>
  screen === 'acknowledgement' ? params[textParameter] : page

/** The texts that steps of the journey ask members to acknowledge, by the ids of their pages. */
export const textsOf = ({ steps }: Journey): string[] => [
  ...new Set(steps.flatMap(step => (step.do === 'acknowledge' ? [step.page] : []))),
]

/** The routes of a brand, where the screen of acknowledgements opens for the texts of the journey and for no other page. */
export const routesOf = ({ routes, journey }: Pick<Manifest, 'routes' | 'journey'>): Route[] =>
  routes.routes.map(route =>
    route.screen === 'acknowledgement' ? { ...route, params: { [textParameter]: textsOf(journey) } } : route,
  )

type BlockKind = PageBlock['block']

/** The blocks that the screens with words of their own show of the page that their route names, besides words. */
const screenBlocks: { readonly [Kind in ScreenKind]?: readonly BlockKind[] } = {
  login: ['prose', 'links', 'contact'],
  'registration-policies': ['prose', 'links'],
  acknowledgement: ['prose', 'links'],
  claims: ['prose'],
  eobs: ['prose'],
  page: [
    'prose',
    'links',
    'cards',
    'contact',
    'program',
    'program-phone',
    'outline-of-coverage',
    'networks',
    'image',
    'video-link',
    'table',
    'faq',
    'language-help',
  ],
}

/** The blocks that a kind of screen shows of its page; every screen takes words from it. */
export const blocksOf = (screen: ScreenKind): readonly BlockKind[] => [...(screenBlocks[screen] ?? []), 'words']
