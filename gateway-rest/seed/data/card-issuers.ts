import { readFileSync } from 'node:fs'
import { type CardIssuer, usualAppealDays } from '../../store/card-issuer.ts'

const NURSE_LINE = { label: 'Nurse advice line', phoneNumber: '800-555-0163' }
const PHARMACIST_LINE = {
  ...{ label: 'Pharmacist help desk', phoneNumber: '800-555-0187' },
  on: ['medical', 'pharmacy'],
} as const

/** The brand's logo, as its pages have it. */
const logoOf = (domainId: string) => readFileSync(new URL(`logos/${domainId}.svg`, import.meta.url), 'utf8')

/** Colours of a light page head, which a brand's own colours replace. */
const PLAIN = { header: '#ffffff', onHeader: '#1b2430', onPrimary: '#ffffff', textMuted: '#505a68' }

interface Told extends Pick<CardIssuer, 'payerName' | 'payerId' | 'website' | 'claimsAddress' | 'look'> {
  readonly appealDays?: number
  readonly memberServices: string
  /** Medical, dental, vision, pharmacy. */
  readonly networks: readonly [string, string, string, string]
}

function issuer({ memberServices, networks: [medical, dental, vision, pharmacy], ...told }: Told): CardIssuer {
  return {
    ...{ appealDays: usualAppealDays, ...told },
    ...{ rxBin: '610455', rxPcn: 'ADV', networks: { medical, dental, vision, pharmacy } },
    phones: [{ label: 'Member services', phoneNumber: memberServices }, NURSE_LINE, PHARMACIST_LINE],
  }
}

/** The insurers by domain id; the empty id is the default. */
export const cardIssuers: Readonly<Record<string, CardIssuer>> = {
  '': issuer({
    ...{ payerName: 'Member Health Plans', payerId: '93000', memberServices: '503-555-0100' },
    ...{ website: 'https://www.portal.example', claimsAddress: 'PO Box 4000, Portland, OR 97208' },
    networks: ['Choice Network', 'Choice Dental Network', 'Choice Vision Network', 'Choice Pharmacy Network'],
    look: { ...PLAIN, primary: '#1f5a8c', accent: '#1f5a8c', text: '#1b2430', logo: null },
  }),
  '1': issuer({
    ...{ payerName: 'Alderway Health Plan, Inc.', payerId: '93001', memberServices: '503-555-0101' },
    ...{ website: 'https://www.alderway.example', claimsAddress: 'PO Box 4010, Portland, OR 97208' },
    networks: [
      'Evergreen Choice Network',
      'Evergreen Dental Premier',
      'Evergreen Vision Network',
      'Evergreen Pharmacies',
    ],
    look: {
      ...{ ...PLAIN, onHeader: '#16203b', primary: '#2546b8', accent: '#c5432c' },
      ...{ text: '#16203b', textMuted: '#505a78', logo: logoOf('1') },
    },
  }),
  '2': issuer({
    ...{ payerName: 'Lanternhill Senior Plans, Inc.', payerId: '93002', memberServices: '541-555-0171' },
    appealDays: 65,
    ...{ website: 'https://www.lanternhill.example', claimsAddress: 'PO Box 4020, Eugene, OR 97401' },
    networks: ['Silver Care Network', 'Silver Dental Network', 'Silver Vision Network', 'Silver Pharmacies'],
    look: {
      ...{ header: '#4a1f4e', onHeader: '#fff8ec', primary: '#5b2a5e', onPrimary: '#ffffff', accent: '#f0b443' },
      ...{ text: '#281c29', textMuted: '#61515f', logo: logoOf('2') },
    },
  }),
  '3': issuer({
    ...{ payerName: 'Clarivale Medical and Dental Plans, Inc.', payerId: '93003', memberServices: '971-555-0141' },
    ...{ website: 'https://www.clarivale.example', claimsAddress: 'PO Box 4030, Salem, OR 97301' },
    networks: ['Open Access Network', 'Bright Smile Network', 'Open Vision Network', 'Open Access Pharmacies'],
    look: {
      ...{ header: '#0a3540', onHeader: '#ffffff', primary: '#00697a', onPrimary: '#ffffff', accent: '#b9e24a' },
      ...{ text: '#0d2a31', textMuted: '#42606a', logo: logoOf('3') },
    },
  }),
  '5': issuer({
    ...{ payerName: 'Ninebark Regional Health Plan', payerId: '93005', memberServices: '458-555-0181' },
    ...{ website: 'https://www.ninebark.example', claimsAddress: 'PO Box 4050, Bend, OR 97701' },
    networks: ['Regional Medical Network', 'Regional Dental Network', 'Regional Vision Network', 'Regional Pharmacies'],
    look: {
      ...{ header: '#fffdf7', onHeader: '#20281e', primary: '#2f6136', onPrimary: '#ffffff', accent: '#ab4526' },
      ...{ text: '#20281e', textMuted: '#545e4e', logo: logoOf('5') },
    },
  }),
}
