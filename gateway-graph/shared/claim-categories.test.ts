import { describe, expect, it } from 'vitest'
import { eligibility } from '../testing/fixture.ts'
import { categoriesOfClaims, chosenCategory, claimCategories } from './claim-categories.ts'

const none = { medical: null, dental: null, vision: null }
const ended = eligibility('vision', { terminationDate: '2021-01-31' })

describe('kinds of claims', () => {
  it('[CONST-02] [OPEN-17] are a word in addresses and a letter elsewhere', () => {
    expect(claimCategories.map(({ word, letter }) => `${word} ${letter}`)).toEqual([
      'medical M',
      'dental D',
      'vision V',
    ])
  })

  it('to choose from are those with any eligibility, whenever it is', () => {
    const member = { ...none, vision: ended, dental: eligibility('dental', { effectiveDate: '2030-01-01' }) }
    expect(categoriesOfClaims(member).map(({ category }) => category)).toEqual(['DENTAL', 'VISION'])
    expect(categoriesOfClaims({ ...none, medical: eligibility('medical', { eligible: false }) })).toEqual([])
  })

  it('the first of them is the default, and what is asked for wins', () => {
    expect(chosenCategory(undefined, { ...none, vision: ended }).category).toBe('VISION')
    expect(chosenCategory(null, none).category).toBe('MEDICAL')
    expect(chosenCategory('DENTAL', { ...none, vision: ended }).category).toBe('DENTAL')
  })
})
