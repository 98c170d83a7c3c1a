import { useLocation } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { ProviderPartsFragment } from '../../generated/primary-care-search-screen.ts'
import { pageSize, pagesOf } from '../../lists/page-of.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { withQuery } from '../../ui/link/addresses.ts'
import { Pagination, pageIn } from '../../ui/pagination/pagination.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { Results, resultsId } from '../../ui/results/results.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { providerField, type SearchData } from './primary-care-search-loader.ts'
import { LocationList, ProviderFacts, titledName } from './provider-details.tsx'
import styles from './provider-results.module.css'
import { type SearchValues, widerRadius } from './provider-search.ts'

interface Props {
  providers: NonNullable<SearchData['providers']>
  values: SearchValues | undefined
  text: ScreenText<'primary-care-search'>
}

/** A page of providers found, nearest first, each with a link to choose it (PCP-13 to PCP-15). */
export function ProviderResults({ providers, values, text }: Props) {
  const say = sayFrom(text)
  const { pathname, search } = useLocation()
  const { edges, totalCount } = providers
  const now = new URLSearchParams(search)
  const page = pageIn(now)
  const before = page * pageSize
  const shown = { first: before + 1, last: before + edges.length, total: totalCount }
  return (
    <section className={styles.results} aria-label={say('results')}>
      <h2>{say('results')}</h2>
      <Results id={resultsId} count={edges.length === 0 ? say('countNone') : say('count', shown)} />
      {edges.length === 0 && <NobodyFound radius={Number(values?.radius)} beyond={totalCount > 0} text={text} />}
      <PlainList className={styles.list}>
        {edges.map(({ node, distance }) => (
          <ProviderResult
            key={node.number}
            provider={node}
            distance={distance}
            choose={withQuery(pathname, now, { [providerField]: node.number })}
            text={text}
          />
        ))}
      </PlainList>
      <Pagination label={say('results')} page={page} totalPages={pagesOf(totalCount)} />
    </section>
  )
}

interface ProviderResultProps {
  provider: ProviderPartsFragment
  /** In miles. */
  distance: number | null
  /** Address of the confirmation of this provider. */
  choose: string
  text: ScreenText<'primary-care-search'>
}

/** One provider found; one who accepts no new patients cannot be chosen (PCP-14, PCP-19). */
function ProviderResult({ provider, distance, choose, text }: ProviderResultProps) {
  const say = sayFrom(text)
  const name = titledName(provider)
  const { number, locations, acceptingNewPatients } = provider
  return (
    <Card as="li" className={styles.result} id={resultId(number)}>
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
      {acceptingNewPatients && (
        <p>
          <ButtonLink kind="secondary" target={choose} aria-label={say('chooseFor', { provider: name })}>
            {say('choose')}
          </ButtonLink>
        </p>
      )}
    </Card>
  )
}

interface NobodyFoundProps {
  radius: number
  /** True when there are results, but none on this page. */
  beyond: boolean
  text: ScreenText<'primary-care-search'>
}

/** The empty state of a search, with a link to the next wider radius (PCP-15). */
function NobodyFound({ radius, beyond, text }: NobodyFoundProps) {
  const say = sayFrom(text)
  const { pathname, search } = useLocation()
  const now = new URLSearchParams(search)
  const miles = widerRadius(radius)
  if (beyond)
    return (
      <Empty icon="search" title={say('beyondTitle')}>
        <ButtonLink kind="secondary" target={withQuery(pathname, now, { page: undefined })}>
          {say('firstPage')}
        </ButtonLink>
      </Empty>
    )
  if (miles === undefined)
    return (
      <Empty icon="search" title={say('noneTitle')}>
        <p>{say('noneWidest')}</p>
      </Empty>
    )
  return (
    <Empty icon="search" title={say('noneTitle')}>
      <p>{say('noneHelp')}</p>
      <ButtonLink kind="secondary" target={withQuery(pathname, now, { page: undefined, radius: miles })}>
        {say('wider', { miles })}
      </ButtonLink>
    </Empty>
  )
}

/** Element id of a provider in the results; closing the confirmation leads back to it. */
export const resultId = (number: string) => `provider-${number}`
