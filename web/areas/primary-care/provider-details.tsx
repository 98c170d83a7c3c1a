import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { ProviderPartsFragment } from '../../generated/primary-care-member-screen.ts'
import { Facts } from '../../ui/facts/facts.tsx'
import { phoneTarget } from '../../ui/format/phone-target.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { listed, sayFrom } from '../../ui/words/say-from.ts'
import styles from './provider-details.module.css'

type Known = Pick<ProviderPartsFragment, 'groupName' | 'specialty' | 'languages' | 'acceptingNewPatients'>

interface Props {
  provider: Known
  text: ScreenText<'primary-care-search'> | ScreenText<'primary-care-member'>
}

/** A provider's group, specialty and languages, and whether new patients are accepted (PCP-14). */
export function ProviderFacts({ provider, text }: Props) {
  const say = sayFrom(text)
  const { acceptingNewPatients: accepts } = provider
  return (
    <Facts
      facts={[
        { label: say('group'), value: provider.groupName },
        { label: say('specialty'), value: provider.specialty },
        { label: say('languages'), value: listed(provider.languages) },
        {
          label: say('acceptingNewPatients'),
          value: say(accepts ? 'accepting' : 'notAccepting'),
        },
      ]}
    />
  )
}

/** A provider's locations with address and phone number. */
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

/** A provider's name with the title behind it, as providers sign: "Amelia Hartmann, MD". */
export const titledName = ({ name, title }: { name: string; title: string | null }): string =>
  title ? `${name}, ${title}` : name
