import type { ClaimCategory } from '../../../schema/generated/gateway-types.ts'

interface Procedure {
  readonly code: string
  readonly description: string
  /** Usual charge in cents. */
  readonly charge: number
}

/** Procedures that claims are made of. */
export const procedures: Readonly<Record<ClaimCategory, readonly Procedure[]>> = {
  medical: [
    { code: '99213', description: 'Office visit, established patient', charge: 185_00 },
    { code: '99214', description: 'Office visit, longer', charge: 262_00 },
    { code: '80053', description: 'Blood chemistry panel', charge: 74_50 },
    { code: '71046', description: 'Chest X-ray, two views', charge: 148_25 },
    { code: '97110', description: 'Physical therapy exercises', charge: 96_40 },
    { code: '93000', description: 'Electrocardiogram', charge: 112_80 },
  ],
  dental: [
    { code: 'D0120', description: 'Periodic oral evaluation', charge: 62_00 },
    { code: 'D1110', description: 'Cleaning, adult', charge: 118_00 },
    { code: 'D0274', description: 'Bitewing X-rays, four films', charge: 79_50 },
    { code: 'D2392', description: 'Filling, two surfaces', charge: 264_00 },
    { code: 'D2740', description: 'Crown, ceramic', charge: 1_240_00 },
  ],
  vision: [
    { code: '92014', description: 'Eye exam, established patient', charge: 142_00 },
    { code: 'V2103', description: 'Single vision lenses', charge: 96_00 },
    { code: 'V2020', description: 'Frames', charge: 138_00 },
  ],
}
