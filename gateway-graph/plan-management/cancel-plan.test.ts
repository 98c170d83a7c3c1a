import { describe, expect, it } from 'vitest'
import { changing } from '../testing/asking.ts'

const { asMember, double } = changing()
const cancel = 'cancelPlan(input: { what: MEDICAL }) { planManagement { cancellationStatus } userErrors { code path } }'

describe('cancelPlan', () => {
  it('[CALL-72] [OPEN-18] sends the id and gives the plan as it stands now', async () => {
    expect((await asMember(cancel)).data?.cancelPlan).toEqual({
      ...{ planManagement: { cancellationStatus: 'MEDICAL' }, userErrors: [] },
    })
    expect(double().seen[0]).toMatchObject({
      ...{ call: 'POST plan-management/cancellation', body: { cancellationStatusId: 'M' } },
    })
  })

  it.each([403, 409, 500])('fails with the status for a %i, and asks only once', async status => {
    const replies = { 'POST plan-management/cancellation': { json: { code: 'INTERNAL', message: 'x' }, status } }
    const { errors } = await asMember(cancel, replies)
    expect(errors[0]?.extensions).toMatchObject({ status, area: 'plan-management' })
    expect(double().seen).toHaveLength(1)
  })
})
