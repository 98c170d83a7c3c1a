import { describe, expect, it } from 'vitest'
import { eligibility } from '../testing/fixture.ts'
import { chosenClaimType, claimTypesOf, listedClaimTypes } from './claim-types.ts'

const none = { medical: null, dental: null, vision: null }
const ended = eligibility('vision', { terminationDate: '2021-01-31' })

describe('claim types', () => {
  it('[CONST-02] [OPEN-17] have a slug in addresses and a code elsewhere', () => {
    expect(listedClaimTypes.map(({ slug, code }) => `${slug} ${code}`)).toEqual(['medical M', 'dental D', 'vision V'])
  })

  it('to choose from are those with any eligibility, whenever it is', () => {
    const member = { ...none, vision: ended, dental: eligibility('dental', { effectiveDate: '2030-01-01' }) }
    expect(claimTypesOf(member).map(({ type }) => type)).toEqual(['DENTAL', 'VISION'])
    expect(claimTypesOf({ ...none, medical: eligibility('medical', { eligible: false }) })).toEqual([])
  })

  it('the first of them is the default, and what is asked for wins', () => {
    expect(chosenClaimType(undefined, { ...none, vision: ended }).type).toBe('VISION')
    expect(chosenClaimType(null, none).type).toBe('MEDICAL')
    expect(chosenClaimType('DENTAL', { ...none, vision: ended }).type).toBe('DENTAL')
  })

  it('of which the unknown one has no list', () => {
    expect(() => chosenClaimType('UNKNOWN', none)).toThrow('no list')
  })
})
