import { describe, expect, it } from 'vitest'
import type {
  Account,
  ErrorBody,
  GroupDetailList,
  PlanEligibilityList,
  PlanManagement,
  ServiceBenefits,
} from '../../schema/generated/gateway-types.ts'
import { useGateway } from '../testing/use-gateway.ts'

describe('POST plan-management/cancellation', () => {
  const gateway = useGateway()
  const cancel = (token: string, cancellationStatusId: string) =>
    gateway().call<PlanManagement & ErrorBody>('plan-management/cancellation', {
      ...{ method: 'POST', token, body: { cancellationStatusId } },
    })

  it('[CALL-72] [OPEN-18] stores what is not renewed: the next details show it, on each brand for itself', async () => {
    for (const [domainId, id] of [
      ['1', 'M'],
      ['2', 'D'],
    ] as const) {
      const token = await gateway().signIn('renewal', domainId)
      const before = await gateway().get<PlanManagement>('plan-management/details', token)
      const cancelled = { ...before, directPlanCancellationStatus: { id } }
      const answer = await cancel(token, id)
      expect([answer.status, answer.json()]).toEqual([200, cancelled])
      expect(await gateway().get<PlanManagement>('plan-management/details', token)).toEqual(cancelled)
    }
    const other = await gateway().get<PlanManagement>('plan-management/details', await gateway().signIn('renewal', '3'))
    expect(other.directPlanCancellationStatus).toBeNull()
  })

  it('[MEMBER-41] ends the coverage that is not renewed, and no other, in every answer that tells of it', async () => {
    const token = await gateway().signIn('cancelling', '1')
    const ends = async () => {
      const [details] = await gateway().get<GroupDetailList>('group-detail', token)
      const { members } = await gateway().get<Account>('account', token)
      const family = await gateway().get<PlanEligibilityList>('eligibility/family', token)
      const plan = await gateway().get<ServiceBenefits>('benefits/medical?suffix=0&asOfDate=2026-06-15', token)
      return {
        group: [details?.medical, details?.dental, details?.vision].map(each => each?.planTerminationDate),
        account: [members[0]?.medical, members[0]?.dental].map(each => each?.terminationDate),
        family: family.filter(({ productCategory }) => productCategory === 'M').map(({ termedDate }) => termedDate),
        plan: plan.plan?.terminationDate,
      }
    }
    const open = '9999-12-31'
    expect(await ends()).toEqual({ group: [open, open, open], account: [null, null], family: [open], plan: null })
    expect((await cancel(token, 'M')).status).toBe(200)
    const end = '2026-12-31'
    expect(await ends()).toEqual({ group: [end, open, open], account: [end, null], family: [end], plan: end })
  })

  it('[MEMBER-41] tells the same of plans that were cancelled before', async () => {
    const [details] = await gateway().get<GroupDetailList>('group-detail', await gateway().signIn('cancelmd', '1'))
    expect([details?.medical, details?.dental, details?.vision].map(each => each?.planTerminationDate)).toEqual([
      ...['2026-12-31', '2026-12-31', '9999-12-31'],
    ])
  })

  it('[CALL-72] refuses a second cancellation, an exchange plan and a member with nothing to cancel, and changes nothing', async () => {
    for (const persona of ['cancelm', 'exchange', 'active']) {
      const token = await gateway().signIn(persona)
      const before = await gateway().get<PlanManagement>('plan-management/details', token)
      const refused = await cancel(token, 'D')
      expect([persona, refused.status, refused.json().code]).toEqual([persona, 409, 'CANCELLATION_NOT_POSSIBLE'])
      expect(await gateway().get<PlanManagement>('plan-management/details', token)).toEqual(before)
    }
    const unknown = await cancel(await gateway().signIn('renewal', '5'), 'X')
    expect([unknown.status, unknown.json().field]).toEqual([400, 'cancellationStatusId'])
  })

  it('[PERM-26] is the subscriber’s', async () => {
    expect((await cancel(await gateway().signIn('dependent'), 'M')).status).toBe(403)
  })
})
