import type { ComponentType } from 'react'
import type { ActionFunction, LoaderFunction, ShouldRevalidateFunction } from 'react-router'
import type { ScreenKind } from '../../schema/generated/manifests.ts'

/** Exports of a screen's module. */
export interface ScreenModule {
  loader: LoaderFunction
  action?: ActionFunction
  /** Whether the loader runs again; the router's own rule without it. */
  shouldRevalidate?: ShouldRevalidateFunction
  Component: ComponentType
}
export type Screens = { readonly [Kind in ScreenKind]: () => Promise<ScreenModule> }

/** Guards on the server answer these kinds with redirects and refusals, so they have no screen. */
const answeredByServer = () => import('./answered-by-server.tsx')

/** The code of each kind of screen, fetched on first entry (ROUTE-15). A kind without an entry does not compile. */
export const screens: Screens = {
  login: () => import('../areas/log-in/log-in-screen.tsx'),
  'login-as': () => import('../areas/login-as/login-as-screen.tsx'),
  'group-selection': () => import('../areas/group-selection/group-selection-screen.tsx'),
  'update-preferences': () => import('../areas/preferences/update-preferences-screen.tsx'),
  'registration-policies': () => import('../areas/policies/registration-policies-screen.tsx'),
  acknowledgement: () => import('../areas/acknowledgement/acknowledgement-screen.tsx'),
  'sso-landing': () => import('../areas/sso-landing/sso-landing-screen.tsx'),
  'select-group': () => import('../areas/select-group/select-group-screen.tsx'),
  home: () => import('../areas/home/home-screen.tsx'),
  programs: () => import('../areas/programs/programs-screen.tsx'),
  program: () => import('../areas/programs/program-screen.tsx'),
  referrals: () => import('../areas/referrals/referrals-screen.tsx'),
  'medicare-materials': () => import('../areas/documents/medicare-materials-screen.tsx'),
  'certificate-of-coverage': () => import('../areas/documents/certificates-screen.tsx'),
  'primary-care': () => import('../areas/primary-care/primary-care-screen.tsx'),
  'primary-care-member': () => import('../areas/primary-care/primary-care-member-screen.tsx'),
  'primary-care-search': () => import('../areas/primary-care/primary-care-search-screen.tsx'),
  'contact-us': () => import('../areas/contact/contact-screen.tsx'),
  'resource-download': () => import('../areas/download/download-screen.tsx'),
  'id-card': () => import('../areas/id-card/id-card-screen.tsx'),
  'id-card-email': () => import('../areas/id-card/id-card-email-screen.tsx'),
  'id-card-request': () => import('../areas/id-card/id-card-request-screen.tsx'),
  claims: () => import('../areas/claims/claims-screen.tsx'),
  claim: () => import('../areas/claims/claim-screen.tsx'),
  eobs: () => import('../areas/eobs/eobs-screen.tsx'),
  eob: () => import('../areas/eobs/eob-screen.tsx'),
  registration: () => import('../areas/registration/registration-screen.tsx'),
  'recovery-username': () => import('../areas/recovery/recovery-username-screen.tsx'),
  'recovery-password': () => import('../areas/recovery/recovery-password-screen.tsx'),
  'change-password': () => import('../areas/change-password/change-password-screen.tsx'),
  benefits: () => import('../areas/benefits/benefits-screen.tsx'),
  'benefits-summary': () => import('../areas/benefits/benefits-summary-screen.tsx'),
  page: () => import('../areas/page/page-screen.tsx'),
  'account-summary': () => import('../areas/account/summary/account-summary-screen.tsx'),
  'account-member-information': () =>
    import('../areas/account/member-information/account-member-information-screen.tsx'),
  'account-settings': () => import('../areas/account/settings/account-settings-screen.tsx'),
  'account-plan-benefits': () => import('../areas/account/plan-benefits/account-plan-benefits-screen.tsx'),
  'account-ebill': () => import('../areas/account/ebill/account-ebill-screen.tsx'),
  error: answeredByServer,
  'not-available': answeredByServer,
  redirect: answeredByServer,
  'hand-off': answeredByServer,
}
