import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { ebillAddress } from './resolvers.ts'

const { viewer } = asking()

describe('the eBill area', () => {
  it('[CALL-65] [CALL-67] tells whether the member may use eBill and whether Home warns', async () => {
    const ebill = 'member { ebill { eligible awaitsVisit } }'
    expect(await viewer(ebill)).toEqual({ member: { ebill: { eligible: true, awaitsVisit: false } } })
    const replies = { 'GET ebill/showEbillAlert': { json: { showEbillAlert: true } } }
    expect(await viewer(ebill, replies)).toEqual({ member: { ebill: { eligible: true, awaitsVisit: true } } })
  })
})

const ebill = { url: 'https://ebill.example/start?lang=en', userKeyParameter: 'key', firstTimeParameter: 'new' }

describe('ebillAddress', () => {
  it('[EBILL-04] [EBILL-09] adds the user key, and on the first visit the first-time flag', () => {
    expect(ebillAddress(ebill, 'a b&c', true)).toBe('https://ebill.example/start?lang=en&key=a+b%26c&new=true')
  })
  it('[EBILL-05] adds no flag later', () => {
    expect(ebillAddress(ebill, 'k', false)).toBe('https://ebill.example/start?lang=en&key=k')
  })
})
