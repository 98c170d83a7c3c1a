import type { IdCardPhone } from '../../../schema/generated/gateway-types.ts'

/** What every ID card of a brand says about the insurer. */
interface CardIssuer {
  readonly payerName: string
  readonly payerId: string
  readonly rxBin: string
  readonly rxPcn: string
  readonly website: string
  readonly claimsAddress: string
  readonly phones: readonly IdCardPhone[]
}

const NURSE_LINE: IdCardPhone = { label: 'Nurse advice line', phoneNumber: '800-555-0163' }
const PHARMACIST_LINE: IdCardPhone = { label: 'Pharmacist help desk', phoneNumber: '800-555-0187' }

function issuer(
  payerName: string,
  payerId: string,
  memberServices: string,
  site: string,
  claimsAddress: string,
): CardIssuer {
  return {
    ...{ payerName, payerId, rxBin: '610455', rxPcn: 'ADV', website: `https://${site}`, claimsAddress },
    phones: [{ label: 'Member services', phoneNumber: memberServices }, NURSE_LINE, PHARMACIST_LINE],
  }
}

/** The insurers by domain id; the empty id is the default. */
export const cardIssuers: Readonly<Record<string, CardIssuer>> = {
  '': issuer('Member Health Plans', '93000', '503-555-0100', 'members.example', 'PO Box 4000, Portland, OR 97208'),
  '1': issuer(
    ...(['Alderway Health Plan, Inc.', '93001', '503-555-0101', 'members.first.example'] as const),
    'PO Box 4010, Portland, OR 97208',
  ),
  '2': issuer(
    ...(['Lanternhill Senior Plans, Inc.', '93002', '541-555-0171', 'members.senior.example'] as const),
    'PO Box 4020, Eugene, OR 97401',
  ),
  '3': issuer(
    ...([
      'Clarivale Medical and Dental Plans, Inc.',
      '93003',
      '971-555-0141',
      'members.medical-dental.example',
    ] as const),
    'PO Box 4030, Salem, OR 97301',
  ),
  '5': issuer(
    ...(['Ninebark Regional Health Plan', '93005', '458-555-0181', 'members.regional.example'] as const),
    'PO Box 4050, Bend, OR 97701',
  ),
}
