import { describe, expect, it } from 'vitest'
import { eligibility } from '../testing/fixture.ts'
import { chosenClaimType, claimTypesOf, listedClaimTypes } from './claim-types.ts'

const none = { medical: null, dental: null, vision: null }
const ended = eligibility('vision', { terminationDate: '2026-01-31' })
const today = '2026-06-15'

describe('claim types', () => {
  it('[CONST-02] [OPEN-17] have a slug in addresses and a code elsewhere', () => {
    expect(listedClaimTypes.map(({ slug, code }) => `${slug} ${code}`)).toEqual(['medical M', 'dental D', 'vision V'])
  })

  it('[MEMBER-07] to choose from are those with any eligibility, save what ended longer ago than two years', () => {
    const member = { ...none, vision: ended, dental: eligibility('dental', { effectiveDate: '2030-01-01' }) }
    expect(claimTypesOf([member], today).map(({ type }) => type)).toEqual(['DENTAL', 'VISION'])
    expect(claimTypesOf([member], '2028-02-01').map(({ type }) => type)).toEqual(['DENTAL'])
    expect(claimTypesOf([{ ...none, medical: eligibility('medical', { eligible: false }) }], today)).toEqual([])
  })

  it('[CLAIM-02] [MEMBER-18] to choose from are those that only somebody else of the family has, too, in their order', () => {
    const family = [{ ...none, vision: ended }, none, { ...none, dental: eligibility('dental') }]
    expect(claimTypesOf(family, today).map(({ type }) => type)).toEqual(['DENTAL', 'VISION'])
    expect(chosenClaimType(null, family, today).type).toBe('DENTAL')
  })

  it('the first of them is the default, and what is asked for wins', () => {
    expect(chosenClaimType(undefined, [{ ...none, vision: ended }], today).type).toBe('VISION')
    expect(chosenClaimType(null, [none], today).type).toBe('MEDICAL')
    expect(chosenClaimType('DENTAL', [{ ...none, vision: ended }], today).type).toBe('DENTAL')
  })

  it('of which the unknown one has no list', () => {
    expect(() => chosenClaimType('UNKNOWN', [none], today)).toThrow('no list')
  })
})
