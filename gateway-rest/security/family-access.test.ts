import { describe, expect, it } from 'vitest'
import type { Account, ClaimPage, PcpMembers, PlanEligibility } from '../../schema/generated/gateway-types.ts'
import { useGateway } from '../testing/use-gateway.ts'

const PERIOD = 'startDate=2024-06-15&endDate=2026-06-15&page=0&size=10'

describe('who may see what', () => {
  const gateway = useGateway()
  const status = async (path: string, token: string) => (await gateway().call(path, { token })).status

  it('[PERM-26] [PERM-04] a subscriber sees the members of the own family and nobody else', async () => {
    const token = await gateway().signIn('active')
    for (const suffix of [0, 1, 2, 3]) {
      expect(await status(`claims/medical?${PERIOD}&suffix=${suffix}`, token)).toBe(200)
      expect(await status(`benefits/limits?suffix=${suffix}&asOfDate=2026-06-15`, token)).toBe(200)
    }
    expect(await status(`claims/medical?${PERIOD}&suffix=4`, token)).toBe(404)
    expect(await status('benefits/limits?suffix=4&asOfDate=2026-06-15', token)).toBe(404)
  })

  it('[PERM-26] a dependent sees the own claims and limits only, whatever suffix the request names', async () => {
    const token = await gateway().signIn('dependent')
    expect(await status(`claims/medical?${PERIOD}&suffix=1`, token)).toBe(200)
    for (const suffix of [0, 2, 9]) {
      expect(await status(`claims/dental?${PERIOD}&suffix=${suffix}`, token)).toBe(403)
      expect(await status(`benefits/limits?suffix=${suffix}&asOfDate=2026-06-15`, token)).toBe(403)
    }
  })

  it('[PERM-26] a dependent finds only the own record in account, eligibility and primary care', async () => {
    for (const [persona, suffix] of [
      ['dependent', 1],
      ['minor', 2],
    ] as const) {
      const token = await gateway().signIn(persona)
      const { members } = await gateway().get<Account>('account', token)
      expect(members.map(member => member.memberSuffix)).toEqual([suffix])
      const records = await gateway().get<PlanEligibility[]>('eligibility/family', token)
      expect(new Set(records.map(record => record.suffix))).toEqual(new Set([suffix]))
      const pcp = await gateway().get<PcpMembers>('pcp/members', token)
      expect(pcp.members.map(member => member.suffix)).toEqual([suffix])
      expect(pcp.subscriberHasHistory).toBe(true)
    }
  })

  it('[PERM-26] a dependent has no EOBs, not even of the own claims', async () => {
    const token = await gateway().signIn('dependent')
    const { content } = await gateway().get<ClaimPage>(`claims/medical?${PERIOD}&suffix=1`, token)
    expect(content).toHaveLength(3)
    for (const claim of content) expect(await status(`v2/eobs?claimId=${claim.id}`, token)).toBe(403)
  })

  it('[PERM-26] the EOB of another family is answered like one that does not exist', async () => {
    const { content } = await gateway().get<ClaimPage>(
      `claims/medical?${PERIOD}&suffix=0`,
      await gateway().signIn('active'),
    )
    const other = await gateway().signIn('termed')
    const foreign = await gateway().call(`v2/eobs?claimId=${content[0]?.id}`, { token: other })
    const unknown = await gateway().call('v2/eobs?claimId=C0', { token: other })
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text])
  })

  it("[PERM-26] eBill and plan management are the subscriber's", async () => {
    const token = await gateway().signIn('dependent')
    expect(await gateway().get('ebill/hasEbill', token)).toEqual({ hasEbill: false })
    expect(await gateway().get('plan-management/details', token)).toMatchObject({ eligibleAndActive: false })
    expect((await gateway().call('ebill/registerEbillUser', { method: 'PUT', token })).status).toBe(403)
  })
})
