import { describe, expect, it } from 'vitest'
import type { ErrorBody, PlanManagement } from '../../schema/generated/gateway-types.ts'
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
