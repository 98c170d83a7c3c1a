import type { ScreenKind } from '../../schema/generated/manifests.ts'
import type { RouteId } from '../../schema/generated/routes.ts'

const benefits: readonly RouteId[] = [
  'benefits-medical',
  'benefits-dental',
  'benefits-vision',
  'benefits-pharmacy',
  'benefits-summary',
  'history-benefits',
  'contact-us',
]
const services: readonly RouteId[] = ['dental-service', 'dental-service-of-period']

/**
 * The routes to which each kind of screen links by itself, beside the links of manifests. tests/structure/links-in-code
 * holds it to what `web` asks addresses for.
 */
export const linksOfScreens: { readonly [Kind in ScreenKind]?: readonly RouteId[] } = {
  login: ['contact-us'],
  registration: ['login'],
  'recovery-username': ['login', 'recovery-password'],
  'recovery-password': ['login', 'recovery-username'],
  program: ['benefits-programs'],
  'account-settings': ['account-change-password'],
  'account-ebill': ['account-settings'],
  benefits: [...benefits, ...services],
  'benefits-summary': [...benefits, ...services],
  claims: ['claim', 'contact-us'],
  claim: ['claim', 'contact-us', 'eob'],
  eobs: ['eob'],
  eob: ['eob'],
  home: ['eob'],
  'id-card': ['id-card', 'id-card-email', 'id-card-request', 'resource-download', 'login', 'error'],
  'id-card-email': ['id-card', 'id-card-email', 'resource-download', 'id-card-request', 'login', 'error'],
  'id-card-request': ['id-card', 'id-card-email', 'id-card-request', 'resource-download', 'login', 'error'],
  'primary-care': ['primary-care-member', 'primary-care-search'],
  'primary-care-member': ['primary-care', 'primary-care-search'],
  'primary-care-search': ['primary-care', 'primary-care-member', 'primary-care-search'],
}

/** The same for blocks, on whatever screen they stand. */
export const linksOfBlocks: { readonly [block: string]: readonly RouteId[] } = {
  'recent-claims': ['claims', 'claim'],
  'coming-plans': ['benefits-summary'],
  'primary-care-tile': ['primary-care', 'primary-care-member', 'primary-care-search'],
}
