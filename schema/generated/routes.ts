// Generated from manifests/base/routes.json by `npm run generate`. Do not edit.

/** The routes that base has. Code knows a screen by this id; where it is says the routes.json of the brand. */
export type RouteId =
  /** undefined */
  | 'root'
  /** Log in */
  | 'login'
  /** undefined */
  | 'logout'
  /** undefined */
  | 'error'
  /** Contact us */
  | 'contact-us'
  /** undefined */
  | 'language-help'
  /** Create an account */
  | 'registration'
  /** undefined */
  | 'recovery'
  /** Forgot username */
  | 'recovery-username'
  /** Forgot password */
  | 'recovery-password'
  /** Login as */
  | 'login-as'
  /** Select plan */
  | 'group-selection'
  /** Update communication preferences */
  | 'update-preferences'
  /** Welcome */
  | 'registration-policies'
  /** Before you go on */
  | 'acknowledgement'
  /** Logging in */
  | 'sso-landing'
  /** Taking you to your plan's site */
  | 'hand-off'
  /** Select group */
  | 'select-group'
  /** Home */
  | 'home'
  /** Download */
  | 'resource-download'
  /** undefined */
  | 'passport-dental'
  /** undefined */
  | 'account'
  /** Account summary */
  | 'account-summary'
  /** Member information */
  | 'account-member-information'
  /** Settings */
  | 'account-settings'
  /** Change password */
  | 'account-change-password'
  /** Member plan benefits */
  | 'account-plan-benefits'
  /** eBill */
  | 'account-ebill'
  /** undefined */
  | 'account-support'
  /** ID cards */
  | 'id-card'
  /** Email an ID card */
  | 'id-card-email'
  /** Request an ID card */
  | 'id-card-request'
  /** undefined */
  | 'benefits'
  /** Medical benefits */
  | 'benefits-medical'
  /** Dental benefits */
  | 'benefits-dental'
  /** Vision benefits */
  | 'benefits-vision'
  /** Pharmacy benefits */
  | 'benefits-pharmacy'
  /** Programs */
  | 'benefits-programs'
  /** undefined */
  | 'benefits-program'
  /** Referrals */
  | 'benefits-referrals'
  /** Benefits summary */
  | 'benefits-summary'
  /** undefined */
  | 'benefits-handbooks'
  /** Medicare Materials */
  | 'benefits-medicare-materials'
  /** Certificate of coverage */
  | 'benefits-certificate'
  /** undefined */
  | 'benefits-prior-authorization'
  /** undefined */
  | 'find-care'
  /** undefined */
  | 'find-care-resources'
  /** Primary care */
  | 'primary-care'
  /** Primary care provider */
  | 'primary-care-member'
  /** Search for a provider */
  | 'primary-care-search'
  /** Claims */
  | 'claims'
  /** Claim details */
  | 'claim'
  /** Explanations of benefits */
  | 'eobs'
  /** Explanation of benefits */
  | 'eob'
  /** undefined */
  | 'pharmacy'
  /** undefined */
  | 'support'
  /** undefined */
  | 'customer-service'
  /** undefined */
  | 'history'
  /** Benefits history */
  | 'history-benefits'
  /** undefined */
  | 'services'
  /** Dental service */
  | 'dental-service'
  /** Dental service */
  | 'dental-service-of-period'

/** Names of the parameters that the paths of routes have, in whichever brand. */
export const routeParameters = {
  error: ['status'],
  acknowledgement: ['page'],
  'benefits-program': ['id'],
  'primary-care-member': ['suffix'],
  'primary-care-search': ['suffix'],
  claim: ['claimType', 'claimId', 'memberSuffix'],
  eob: ['documentId'],
  'history-benefits': ['effectiveTime', 'category'],
  'dental-service': ['code'],
  'dental-service-of-period': ['effectiveTime', 'code'],
} as const satisfies { [Id in RouteId]?: readonly string[] }

/** What such a path needs: the values of its parameters. */
export interface RouteParams {
  error: { status: string | number }
  acknowledgement: { page: string | number }
  'benefits-program': { id: string | number }
  'primary-care-member': { suffix: string | number }
  'primary-care-search': { suffix: string | number }
  claim: { claimType: string | number; claimId: string | number; memberSuffix: string | number }
  eob: { documentId: string | number }
  'history-benefits': { effectiveTime: string | number; category: string | number }
  'dental-service': { code: string | number }
  'dental-service-of-period': { effectiveTime: string | number; code: string | number }
}
