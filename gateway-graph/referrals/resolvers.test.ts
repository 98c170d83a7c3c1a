import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'

const { viewer } = asking()

describe('the referrals area', () => {
  it('[CALL-47] tells whether there are referrals', async () => {
    expect(await viewer('hasReferrals')).toEqual({ hasReferrals: true })
    const replies = { 'GET referrals/hasReferrals': { json: { hasReferrals: false } } }
    expect(await viewer('hasReferrals', replies)).toEqual({ hasReferrals: false })
  })
})
