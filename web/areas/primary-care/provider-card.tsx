import type { ProviderPartsFragment } from '../../generated/primary-care-member-screen.ts'
import { Card } from '../../ui/card/card.tsx'
import { LocationList } from './location-list.tsx'
import styles from './provider-card.module.css'
import { ProviderFacts } from './provider-facts.tsx'
import { titledName } from './titled-name.ts'

interface Props {
  /** Known even when the provider's details are not. */
  name: string
  provider: ProviderPartsFragment | null
  text: Readonly<Record<string, string>>
}

/** The selected provider: name, title, group and locations (PCP-08); of one who is not known, the name (PCP-10). */
export function ProviderCard({ name, provider, text }: Props) {
  return (
    <Card as="section" className={styles.card} aria-labelledby="provider">
      <h2 id="provider">{provider ? titledName(provider) : name}</h2>
      {provider?.providerId === null && <p className={styles.note}>{text.nameOnly}</p>}
      {provider?.providerId && (
        <>
          <ProviderFacts provider={provider} text={text} />
          <h3>{text.locations}</h3>
          <LocationList locations={provider.locations} />
        </>
      )}
    </Card>
  )
}
