import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'

const { viewer } = asking()

describe('the eBill area', () => {
  it('[CALL-65] [CALL-67] tells whether the member may use eBill and whether Home warns', async () => {
    expect(await viewer('ebill { eligible showAlert }')).toEqual({ ebill: { eligible: true, showAlert: false } })
    const replies = { 'GET ebill/showEbillAlert': { json: { showEbillAlert: true } } }
    expect(await viewer('ebill { showAlert }', replies)).toEqual({ ebill: { showAlert: true } })
  })
})
