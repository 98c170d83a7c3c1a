import type { AccountMemberInformationScreenQuery } from '../../../generated/account-member-information-screen.ts'
import { Facts } from '../../../ui/facts/facts.tsx'
import type { Say } from '../say.ts'
import styles from './address-facts.module.css'

type Viewer = NonNullable<AccountMemberInformationScreenQuery['viewer']>
export type Address = NonNullable<NonNullable<Viewer['account']>['address']>
export type AddressCodes = NonNullable<Viewer['addressCodes']>

interface Props {
  address: Address
  codes: AddressCodes
  say: Say
}

/** The address as it stands on an envelope, and the phone number. */
export function AddressFacts({ address, codes, say }: Props) {
  const { addressLine1, addressLine2, city, state, zipCode, country, phoneNumber } = address
  const countryName = codes.find(code => code.codeType === 'COUNTRY' && code.codeKey === country)?.description
  const place = [[city, state].filter(Boolean).join(', '), zipCode].filter(Boolean).join(' ')
  const lines = [addressLine1, addressLine2, place, countryName ?? country].filter(line => line !== null && line !== '')
  return (
    <Facts
      facts={[
        {
          label: say('addressLine1'),
          value: lines.length > 0 && <address className={styles.lines}>{lines.join('\n')}</address>,
        },
        { label: say('phoneNumber'), value: phoneNumber },
      ]}
    />
  )
}
