import type { ProviderPartsFragment } from '../../generated/primary-care-member-screen.ts'
import { phoneTarget } from '../../ui/format/phone-target.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import styles from './location-list.module.css'

/** Where a provider works, and how to call there. */
export function LocationList({ locations }: Pick<ProviderPartsFragment, 'locations'>) {
  return (
    <PlainList className={styles.locations}>
      {locations.map(({ name, addressLine1, city, state, zipCode, phoneNumber }) => (
        <li key={`${name} ${addressLine1}`} className={styles.location}>
          <Icon name="map-pin" size="small" />
          <div>
            <p className={styles.name}>{name}</p>
            <p>{addressLine1}</p>
            <p>
              {city}, {state} {zipCode}
            </p>
            <p>
              <Link target={phoneTarget(phoneNumber)}>{phoneNumber}</Link>
            </p>
          </div>
        </li>
      ))}
    </PlainList>
  )
}
