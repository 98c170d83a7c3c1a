import type { Category, CoverageType, NetworkTier, ProductCategory } from '../../../schema/generated/gateway-types.ts'

/** What counts towards a limit. */
export type Measure = 'deductible' | 'paid' | 'responsibility' | 'nothing'

/** A limit; amounts in cents, -100 for "no such limit" as dental plan systems write it. */
export interface LimitDesign {
  readonly limitType: string
  readonly coverageType: CoverageType
  readonly networkTier: NetworkTier
  readonly total: number
  readonly measure: Measure
  readonly header?: string
  readonly body?: string
}

/** How a plan pays; amounts in cents, null where a plan has no such limit. */
export interface PlanDesign {
  readonly category: Category
  readonly productCategory: ProductCategory
  readonly classPlanId: string
  readonly insuranceType: string
  readonly copay: number
  readonly coinsurancePercent: number
  readonly deductible: { readonly individual: number; readonly family: number } | null
  readonly outOfPocket: { readonly individual: number; readonly family: number } | null
  readonly annualLimit: number | null
  readonly limits: readonly LimitDesign[]
}

const DEDUCTIBLE = 'Deductible - In Network'
const DEDUCTIBLE_WORDS = {
  header: 'Deductible',
  body: 'What you pay in a calendar year before the plan starts to pay.',
}
const OUT_OF_POCKET_WORDS = {
  header: 'Out-of-pocket maximum',
  body: 'The most you pay in a calendar year for covered services.',
}

/** One plan per category, the same for all brands. */
export const planDesigns: Readonly<Record<Category, PlanDesign>> = {
  medical: {
    category: 'medical',
    productCategory: 'M',
    classPlanId: 'MPPO1500',
    insuranceType: 'PPO',
    copay: 25_00,
    coinsurancePercent: 20,
    deductible: { individual: 1_500_00, family: 3_000_00 },
    outOfPocket: { individual: 6_000_00, family: 12_000_00 },
    annualLimit: null,
    limits: [
      {
        limitType: DEDUCTIBLE,
        coverageType: 'INDIVIDUAL',
        networkTier: 'innet',
        total: 1_500_00,
        measure: 'deductible',
        ...DEDUCTIBLE_WORDS,
      },
      {
        limitType: DEDUCTIBLE,
        coverageType: 'FAMILY',
        networkTier: 'innet',
        total: 3_000_00,
        measure: 'deductible',
        ...DEDUCTIBLE_WORDS,
      },
      {
        limitType: 'Out-of-Pocket Maximum',
        coverageType: 'INDIVIDUAL',
        networkTier: 'innet',
        total: 6_000_00,
        measure: 'responsibility',
        ...OUT_OF_POCKET_WORDS,
      },
      {
        limitType: 'Out-of-Pocket Maximum',
        coverageType: 'FAMILY',
        networkTier: 'innet',
        total: 12_000_00,
        measure: 'responsibility',
        ...OUT_OF_POCKET_WORDS,
      },
      {
        limitType: 'Deductible - Out of Network',
        coverageType: 'INDIVIDUAL',
        networkTier: 'outnet',
        total: 3_000_00,
        measure: 'nothing',
        ...DEDUCTIBLE_WORDS,
      },
    ],
  },
  dental: {
    category: 'dental',
    productCategory: 'D',
    classPlanId: 'DPPO1500',
    insuranceType: 'PPO',
    copay: 0,
    coinsurancePercent: 20,
    deductible: { individual: 50_00, family: 150_00 },
    outOfPocket: null,
    annualLimit: 1_500_00,
    limits: [
      {
        limitType: 'Annual Limit',
        coverageType: 'INDIVIDUAL',
        networkTier: 'tab1',
        total: 1_500_00,
        measure: 'paid',
        header: 'Annual limit',
        body: 'The most the plan pays for one person in a calendar year.',
      },
      { limitType: 'Annual Limit', coverageType: 'FAMILY', networkTier: 'tab1', total: -1_00, measure: 'nothing' },
      {
        limitType: DEDUCTIBLE,
        coverageType: 'INDIVIDUAL',
        networkTier: 'tab1',
        total: 50_00,
        measure: 'deductible',
        ...DEDUCTIBLE_WORDS,
      },
      {
        limitType: DEDUCTIBLE,
        coverageType: 'FAMILY',
        networkTier: 'tab1',
        total: 150_00,
        measure: 'deductible',
        ...DEDUCTIBLE_WORDS,
      },
    ],
  },
  vision: {
    category: 'vision',
    productCategory: 'V',
    classPlanId: 'VIS250',
    insuranceType: 'Indemnity',
    copay: 10_00,
    coinsurancePercent: 0,
    deductible: null,
    outOfPocket: null,
    annualLimit: 250_00,
    limits: [
      {
        limitType: 'Annual Limit',
        coverageType: 'INDIVIDUAL',
        networkTier: 'innet',
        total: 250_00,
        measure: 'paid',
        header: 'Annual limit',
        body: 'The most the plan pays for exams and eyewear in a calendar year.',
      },
    ],
  },
  pharmacy: {
    category: 'pharmacy',
    productCategory: 'X',
    classPlanId: 'RX100',
    insuranceType: 'Formulary',
    copay: 15_00,
    coinsurancePercent: 0,
    deductible: null,
    outOfPocket: null,
    annualLimit: null,
    limits: [
      {
        limitType: DEDUCTIBLE,
        coverageType: 'INDIVIDUAL',
        networkTier: 'innet',
        total: 100_00,
        measure: 'nothing',
        ...DEDUCTIBLE_WORDS,
      },
    ],
  },
}
