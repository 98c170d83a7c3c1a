import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { claimsViewer } from './support/claims-answers.ts'
import { openAddress } from './support/open-address.tsx'
import { brands } from './support/shipped-manifest.ts'

afterEach(cleanup)

describe.each(brands)('words of $brand.id for staff who act as a member', manifest => {
  const open = (path: string) =>
    openAddress(path, {
      ...{ manifest, persona: 'staff acting as a member' },
      answers: { ClaimsScreen: () => claimsViewer(), EobsScreen: () => ({ data: { viewer: null } }) },
    })

  it('[MEMBER-20] say whose claims and EOBs they are, not "your"', async () => {
    const claims = await open('/claims')
    expect(claims.getByText(/^Claims from the last two years of the member you act for/)).toBeTruthy()
    expect(claims.queryByText(/you and your family/)).toBeNull()
    cleanup()
    const eobs = await open('/eobs')
    expect(eobs.getByText(/what the member you act for owes/)).toBeTruthy()
  })
})
