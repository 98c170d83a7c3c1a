import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'

const { viewer } = asking()

describe('the ID cards area', () => {
  it('[CALL-61] [HOME-46] tells whether there is any ID card', async () => {
    expect(await viewer('idCardEligible')).toEqual({ idCardEligible: true })
    const replies = { 'GET idCard/eligible': { json: { eligible: false, categories: [] } } }
    expect(await viewer('idCardEligible', replies)).toEqual({ idCardEligible: false })
  })
})
