import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { failing } from './support/failing.ts'
import { openAddress } from './support/open-address.tsx'

const path = '/account/ebill'
const registered = (is: boolean) => ({
  AccountEbillScreen: () => ({ data: { viewer: { member: { ebill: { registered: is } } } } }),
})
const persona = 'subscriber, active' as const

afterEach(cleanup)

describe('eBill page', () => {
  it('[EBILL-07] tells whether eBill is set up and has the button that opens it', async () => {
    const known = await openAddress(path, { persona, answers: registered(true) })
    expect(known.getByRole('heading', { name: 'eBill is set up' })).toBeTruthy()
    expect(known.getByRole('button', { name: 'Open eBill' })).toBeTruthy()
    expect(known.sent('AccountEbillScreen')).toHaveLength(1)
    cleanup()
    const fresh = await openAddress(path, { persona, answers: registered(false) })
    expect(fresh.getByRole('heading', { name: 'eBill is not set up yet' })).toBeTruthy()
    expect(fresh.getByRole('button', { name: 'Set up eBill' })).toBeTruthy()
  })

  it('[TILE-09] opens nothing when a call fails, but shows its error page', async () => {
    const answers = { ...registered(true), OpenEbill: () => failing('openEbill', 500) }
    const view = await openAddress(path, { persona, answers })
    await view.user.click(view.getByRole('button', { name: 'Open eBill' }))
    await view.findByText('Error code: 500 Internal server error')
  })
})
