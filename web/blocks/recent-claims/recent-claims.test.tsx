import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { statusClass } from '../../ui/claim-status/claim-status.tsx'
import { homeContext } from '../testing/home-context.ts'
import { show } from '../testing/show.tsx'
import { claimInProcess, deniedClaim, paidClaim, recentClaimsView } from './fixture.ts'
import { recentClaims } from './recent-claims.tsx'

const showClaims = (claims = [paidClaim, claimInProcess, deniedClaim]) => {
  show(recentClaims.render(recentClaimsView, homeContext({ recentClaims: { recentClaims: claims } })))
  return screen.getAllByRole('listitem')
}
const only = (claim: typeof paidClaim) => {
  const [item] = showClaims([claim])
  if (!item) throw new Error('no claim shown')
  return item
}

describe('recent claims', () => {
  it('[HOME-27] is absent without a claim', () => {
    expect(recentClaims.render(recentClaimsView, homeContext({ recentClaims: { recentClaims: [] } }))).toBeUndefined()
    expect(recentClaims.render(recentClaimsView, homeContext({ recentClaims: null }))).toBeUndefined()
  })

  it('[HOME-27] shows every claim that came', () => {
    expect(showClaims()).toHaveLength(3)
  })

  it('[HOME-29] [HOME-30] [HOME-31] [HOME-32] shows what the member owes, the type, the provider and the service date', () => {
    const item = only(paidClaim)
    expect(item.textContent).toContain('You owe $1,234.50')
    expect(within(item).getByRole('heading', { name: 'Medical, Hill Street Family Care, 10/03/2026' })).toBeTruthy()
    expect(within(item).getByText('Hill Street Family Care')).toBeTruthy()
    expect(within(item).getByText('10/03/2026')).toBeTruthy()
  })

  it('[MEMBER-49] has a heading of its own for every claim', () => {
    showClaims()
    expect(screen.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent)).toEqual([
      'Medical, Hill Street Family Care, 10/03/2026',
      'Medical, Bay City Imaging, 11/12/2026',
      'Dental, 09/21/2026',
    ])
  })

  it('[MEMBER-10] owes no amount while a claim is in process', () => {
    expect(only(claimInProcess).textContent).toContain('You owe Not decided yet')
  })

  it('[HOME-33] leads to the details of each claim, with the id kept whole', () => {
    showClaims()
    const links = screen.getAllByRole('link', { name: /^Claim details/ })
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      '/claims/medical/M2026-0001/0',
      '/claims/medical/M2026-0002/1',
      '/claims/dental/D%2F77/0',
    ])
    expect(new Set(links.map(link => link.textContent)).size).toBe(3)
  })

  it('[HOME-34] leads to all claims', () => {
    showClaims()
    expect(screen.getByRole('link', { name: 'View all your claims' }).getAttribute('href')).toBe('/claims')
  })

  it('[HOME-28] [HOME-39] shows a paid claim with its date and a check', () => {
    const status = within(only(paidClaim)).getByText('Paid on 10/28/2026')
    expect(status.querySelector('[data-icon="check"]')).not.toBeNull()
  })

  it('[HOME-39] shows a paid claim without a date by its status alone', () => {
    expect(within(only({ ...paidClaim, paidDate: null })).getByText('Paid')).toBeTruthy()
  })

  it('[HOME-28] [HOME-40] shows a claim in process with a sync icon', () => {
    const status = within(only(claimInProcess)).getByText('In Process')
    expect(status.querySelector('[data-icon="sync"]')).not.toBeNull()
  })

  it('[HOME-28] [HOME-41] shows any other status as plain text', () => {
    const status = within(only(deniedClaim)).getByText('Denied')
    expect(status.querySelector('svg')).toBeNull()
  })

  it('[HOME-42] makes the status a class in lower case with hyphens', () => {
    expect([...within(only(claimInProcess)).getByText('In Process').classList]).toContain('in-process')
    expect(statusClass('Pended - Additional Info')).toBe('pended-additional-info')
  })

  it('[HOME-36] [PERM-05] [CONST-33] has an EOB button only on claims that the service grants one', () => {
    const [paid, ...others] = showClaims()
    if (!paid) throw new Error('no claim shown')
    expect(within(paid).getByRole('button', { name: /^Explanation of benefits/ })).toBeTruthy()
    for (const other of others) expect(within(other).queryByRole('button')).toBeNull()
  })

  it('[HOME-37] sends the claim whose EOB is asked for', async () => {
    let sent: unknown
    show(
      recentClaims.render(recentClaimsView, homeContext({ recentClaims: { recentClaims: [paidClaim] } })),
      async ({ request }) => {
        sent = Object.fromEntries(await request.formData())
        return null
      },
    )
    await userEvent.click(screen.getByRole('button', { name: /^Explanation of benefits/ }))
    expect(sent).toEqual({ claimId: 'M2026-0001', intent: 'open-eob' })
  })
})
