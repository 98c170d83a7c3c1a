import { describe, expect, it } from 'vitest'
import { planManagement } from '../testing/fixture.ts'
import { planManagementState } from './plan-management-state.ts'

describe('planManagementState', () => {
  it('[PLAN-01] [HOME-13] is absent unless eligible and active', () => {
    expect(planManagementState({ ...planManagement, eligibleAndActive: false })).toBe('none')
  })
  it('[PLAN-02] is renewal without a cancellation status', () => {
    expect(planManagementState(planManagement)).toBe('renewal')
  })
  it('[PLAN-06] [PLAN-07] tells by the id what was cancelled', () => {
    expect(planManagementState({ ...planManagement, directPlanCancellationStatus: { id: 'M' } })).toBe('cancelMedical')
    const both = { ...planManagement, directPlanCancellationStatus: { id: 'D' } as const }
    expect(planManagementState(both)).toBe('cancelMedicalDental')
  })
})
