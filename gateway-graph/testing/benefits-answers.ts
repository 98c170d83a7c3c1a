import type * as rest from '../../schema/generated/gateway-types.ts'
import type { Replies } from './replies.ts'

export const limit: rest.Limit = {
  ...{ productCategory: 'D', coverageType: 'INDIVIDUAL', limitType: 'Annual Limit', networkTier: 'tab1' },
  ...{ total: '1500.00', totalMet: '450.00', totalRemaining: '1050.00' },
  detailDescription: { header: 'Annual limit', body: 'What the plan pays in a year.' },
}

const plan: rest.BenefitPlan = {
  ...{ classPlanId: 'PLAN-dental', planName: 'Dental plan', insuranceType: 'PPO' },
  ...{ effectiveDate: '2026-01-01', terminationDate: null },
}

export const deductible: rest.BenefitDeductible = {
  ...{ category: 'dental', label: 'Deductible', coverage: 'INDIVIDUAL', tier: 'tab1' },
  ...{ total: '50.00', met: '20.00', remaining: '30.00' },
  detailDescription: { header: 'Deductible', body: 'What you pay first.' },
}

export const dentalService: rest.DentalService = {
  ...{ tier: 'tab1', category: 'Basic', code: 'D2392', name: 'Filling', amount: '20%', description: 'Fills a tooth.' },
  ...{ incentiveTiers: [{ tier: 1, amount: '20%', description: 'First year' }], benefitLimit: 'Once a year' },
}

export const serviceDetail: rest.ServiceDetail = {
  ...{ id: 'D2392', mainNote: 'Ask first.', outOfPocket: '20% after the deductible' },
  tierOutOfPocket: [
    { description: 'In network', network: 'tab1', note: 'After the deductible.', copay: '20.00', isCopay: false },
    { description: 'Out of network', network: 'tab2', note: null, copay: '1250.00', isCopay: true },
  ],
}

export const dentalBenefits: rest.DentalBenefits = {
  ...{ category: 'dental', asOfDate: '2026-06-15', plan, deductibles: [deductible], services: [dentalService] },
  ...{ details: [serviceDetail], headlineIds: ['D2392'] },
}

export const medicalService: rest.MedicalService = {
  ...{ tierId: 'innet', category: 'Office visits', url: null, pageId: 'visit', pageDescription: 'Office visit' },
}

/** Benefits of a kind of coverage whose services are pages and documents. */
function serviceBenefits(category: rest.ServiceCategory): rest.ServiceBenefits {
  return {
    ...{ category, asOfDate: '2026-06-15', plan, deductibles: [], services: [medicalService] },
    ...{ details: [{ ...serviceDetail, id: 'visit' }], headlineIds: ['visit'] },
  }
}

export const planPeriod: rest.PlanPeriod = {
  ...{ memberKey: 'M0', suffix: 0, category: 'dental', classPlanId: 'PLAN-2025', planName: 'Earlier dental plan' },
  ...{ effectiveDate: '2025-01-01', terminationDate: '2025-12-31' },
}

/** What the double answers about benefits unless a test says otherwise. */
export const benefitsAnswers: Replies = {
  'GET benefits/medical': { json: serviceBenefits('medical') },
  'GET benefits/pharmacy': { json: serviceBenefits('pharmacy') },
  'GET benefits/vision': { json: serviceBenefits('vision') },
  'GET benefits/dental': { json: dentalBenefits },
  'GET benefits/history': { json: [planPeriod] satisfies rest.PlanPeriodList },
  'GET benefits/limits': { json: [limit] },
}
