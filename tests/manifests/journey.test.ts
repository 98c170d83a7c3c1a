import { describe, expect, it } from 'vitest'
import type { Facts } from '../../engine/state.ts'
import { member } from './personas.ts'
import { next, opening } from './support/see.ts'
import { brands, everyBrand } from './support/shipped-brands.ts'

const { first, senior, medicalDental, regional } = brands
const otherBrands = [first, senior, medicalDental]
const signingIn = (facts: Facts = {}) => member({ session: 'temporary', ...facts })
const manyGroups: Facts = { severalGroups: 'yes', anySalesforceGroup: 'yes', salesforceGroup: 'yes' }
const everything: Facts = {
  ...manyGroups,
  email: 'missing',
  requiredPreferences: 'missing',
  communicationPolicy: 'unsigned',
  accountStatus: 'INI',
  redirectOffered: 'yes',
}
const roles = ['anyone', 'nonEmployee'] as const

describe.each(otherBrands)('journey of $brand.id', brand => {
  const leads = (facts?: Facts) => next(brand, signingIn(facts))

  it('[ROUTING-01] takes the first step that applies, in order', () => {
    const facts = { ...everything }
    expect(leads(facts)).toBe('/group-selection')
    expect(leads({ ...facts, groupChosen: 'yes' })).toBe('/update-preferences')
    const filled: Facts = { ...facts, groupChosen: 'yes', email: 'present', requiredPreferences: 'complete' }
    expect(leads(filled)).toBe('hand-off')
    expect(leads({ ...filled, salesforceGroup: 'no' })).toBe('/account/settings/change-password')
    expect(leads({ ...filled, salesforceGroup: 'no', accountStatus: 'ACT' })).toBe('follow-redirect')
    expect(leads({ ...filled, salesforceGroup: 'no', accountStatus: 'ACT', redirectOffered: 'no' })).toBe('/home')
  })
  it('[ROUTING-05] [ROUTING-06] [ROUTING-07] [ROUTING-08] asks for the group only with several, one of the sales force, none chosen', () => {
    const preventing: Facts = { ...manyGroups, preventSalesforce: 'yes' }
    expect(leads(preventing)).toBe('/group-selection')
    expect(leads({ ...preventing, severalGroups: 'no' })).toBe('/home')
    expect(leads({ ...preventing, anySalesforceGroup: 'no', salesforceGroup: 'no' })).toBe('/home')
    expect(leads({ ...preventing, groupChosen: 'yes' })).toBe('/home')
  })
  it('[ROUTING-09] [ROUTING-10] asks for preferences when the e-mail or a required preference is missing', () => {
    expect(leads({ email: 'missing' })).toBe('/update-preferences')
    expect(leads({ requiredPreferences: 'missing' })).toBe('/update-preferences')
    expect(leads()).toBe('/home')
  })
  it('[ROUTING-11] [PREF-33] [PERM-11] never asks staff who act as a member for preferences', () => {
    for (const staffRole of roles)
      expect(leads({ email: 'missing', requiredPreferences: 'missing', staffRole, actsAsMember: 'yes' })).toBe('/home')
  })
  it('[ROUTING-12] [ROUTING-14] hands off a group of the sales force unless that is prevented', () => {
    const facts: Facts = { anySalesforceGroup: 'yes', salesforceGroup: 'yes' }
    expect(leads(facts)).toBe('hand-off')
    expect(leads({ ...facts, preventSalesforce: 'yes' })).toBe('/home')
    expect(leads({ anySalesforceGroup: 'yes', salesforceGroup: 'no' })).toBe('/home')
  })
  it('[ROUTING-15] ends at /home', () => {
    expect(leads()).toBe('/home')
  })
  it('[ROUTING-22] [OPEN-45] follows an offered redirect in place of /home', () => {
    expect(leads({ redirectOffered: 'yes' })).toBe('follow-redirect')
  })
  it('[ROUTING-17] does not ask for policies', () => {
    expect(leads({ communicationPolicy: 'unsigned' })).toBe('/home')
  })
})

describe.each(everyBrand)('journey of $brand.id', brand => {
  it('[ROUTING-16] [STATE-01] [OPEN-43] leads to change password with status INI or FRC', () => {
    for (const accountStatus of ['INI', 'FRC'] as const)
      expect(next(brand, signingIn({ accountStatus }))).toBe('/account/settings/change-password')
  })
  it('[ROUTING-20] [ROUTING-21] leads home with a token cookie and to logout without, when no token is returned', () => {
    expect(next(brand, member(everything))).toBe('/home')
    expect(next(brand, { ...member(), facts: { session: 'none' }, open: {} })).toBe('/logout')
  })
  it('[ROUTING-15] does not get lost when sources are down', () => {
    expect(next(brand, { ...member(), facts: { session: 'temporary' }, open: {} })).toBe('/home')
  })
})

describe('staff', () => {
  it.each(everyBrand)(
    '[SEC-15] [ROUTING-16] leads staff of $brand.id past a password that only the member can choose',
    brand => {
      for (const staffRole of roles)
        for (const accountStatus of ['INI', 'FRC'] as const) {
          const acting = signingIn({ accountStatus, staffRole, actsAsMember: 'yes' })
          expect(next(brand, acting)).toBe('/home')
          expect(opening(brand, '/account/settings/change-password', acting)).toBe('/logout')
        }
    },
  )
  it.each([first, medicalDental])(
    '[SEC-09] leads staff of $brand.id to a first or forced password of their own',
    brand => {
      for (const accountStatus of ['INI', 'FRC'] as const)
        expect(next(brand, signingIn({ accountStatus, staffRole: 'anyone' }))).toBe('/account/settings/change-password')
    },
  )
  it.each([senior, regional])(
    '[ROUTING-02] [ROUTING-03] [PERM-12] leads staff of $brand.id to log-in-as first',
    brand => {
      for (const staffRole of roles) expect(next(brand, signingIn({ ...everything, staffRole }))).toBe('/login-as')
    },
  )
  it.each([senior, regional])('[LOGINAS-18] leads staff of $brand.id on once they act as a member', brand => {
    for (const staffRole of roles) expect(next(brand, signingIn({ staffRole, actsAsMember: 'yes' }))).toBe('/home')
  })
  it.each([first, medicalDental])('[ROUTING-04] does not lead staff of $brand.id to log-in-as', brand => {
    for (const staffRole of roles) expect(next(brand, signingIn({ staffRole }))).toBe('/home')
  })
})

describe('regional journey', () => {
  const leads = (facts?: Facts) => next(regional, signingIn(facts))

  it('[ROUTING-17] [OPEN-34] asks for policies in place of all other steps', () => {
    expect(leads(everything)).toBe('/registration-policies')
    expect(leads({ ...everything, communicationPolicy: 'signed' })).toBe('/account/settings/change-password')
    expect(leads({ ...everything, communicationPolicy: 'signed', accountStatus: 'ACT' })).toBe('/home')
  })
  it('[ROUTING-18] [POLICY-19] [PERM-11] never asks staff who act as a member for policies', () => {
    for (const staffRole of roles)
      expect(leads({ communicationPolicy: 'unsigned', staffRole, actsAsMember: 'yes' })).toBe('/home')
  })
  it('[ROUTING-19] otherwise ends at /home', () => {
    expect(leads()).toBe('/home')
  })
})
