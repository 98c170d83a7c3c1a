import { describe, expect, it } from 'vitest'
import { screen } from './support/plan-answers.ts'
import { postForm } from './support/post-form.ts'

const path = '/account/plan-benefits'

describe('member plan benefits without script', () => {
  it('[PLAN-12] asks in the page before a plan is cancelled', async () => {
    const given = { persona: 'subscriber, active' as const, answers: screen() }
    const asked = await postForm(path, [['cancellationStatusId', 'MEDICAL']], given)
    expect(asked.html).toContain('Your benefits end on 12/31/2026.')
    expect(asked.html).toContain('You chose: Cancel medical')
    expect(asked.sent('CancelPlan')).toEqual([])
    const yes: [string, string][] = [
      ['cancellationStatusId', 'MEDICAL'],
      ['confirmed', 'yes'],
    ]
    const done = await postForm(path, yes, given)
    expect(done.html).toContain('Your plan was cancelled')
    const none = await postForm(path, [['confirmed', 'yes']], given)
    expect(none.html).toContain('Choose what you would like to cancel')
    expect(none.sent('CancelPlan')).toEqual([])
  })
})
