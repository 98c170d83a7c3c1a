import type { ProviderPartsFragment } from '../../generated/primary-care-search-screen.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { LocationList } from './location-list.tsx'
import { ProviderFacts } from './provider-facts.tsx'
import styles from './provider-result.module.css'
import { resultId } from './result-id.ts'
import { titledName } from './titled-name.ts'

interface Props {
  provider: ProviderPartsFragment
  /** Address that asks whether to choose this one. */
  choose: string | undefined
  text: Readonly<Record<string, string>>
}

/** One provider found; one who takes no new patients can be read about and not chosen (PCP-14, PCP-19). */
export function ProviderResult({ provider, choose, text }: Props) {
  const say = sayFrom(text)
  const name = titledName(provider)
  const { distance, locations, acceptingNewPatients } = provider
  return (
    <Card as="li" className={styles.result} id={resultId(provider.providerId)}>
      <div className={styles.head}>
        <h3 data-results tabIndex={-1}>
          {name}
        </h3>
        {distance !== null && (
          <p className={styles.distance}>{distance === 0 ? say('here') : say('away', { miles: distance })}</p>
        )}
      </div>
      <div className={styles.body}>
        <ProviderFacts provider={provider} text={text} />
        <LocationList locations={locations} />
      </div>
      {acceptingNewPatients && choose && (
        <p>
          <ButtonLink kind="secondary" target={choose} aria-label={say('chooseFor', { provider: name })}>
            {say('choose')}
          </ButtonLink>
        </p>
      )}
    </Card>
  )
}
