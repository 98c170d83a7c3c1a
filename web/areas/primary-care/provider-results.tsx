import { useLocation } from 'react-router'
import { withQuery } from '../../ui/address/with-query.ts'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { Results } from '../../ui/results/results.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { NobodyFound } from './nobody-found.tsx'
import type { SearchData } from './primary-care-search-loader.ts'
import { ProviderResult } from './provider-result.tsx'
import styles from './provider-results.module.css'
import type { SearchValues } from './search-values.ts'
import { providerField } from './search-variables.ts'

interface Props {
  providers: NonNullable<SearchData['providers']>
  values: SearchValues | undefined
  text: Readonly<Record<string, string>>
}

/** A page of what was found, nearest first, with the way to choose each (PCP-13 to PCP-15). */
export function ProviderResults({ providers, values, text }: Props) {
  const say = sayFrom(text)
  const { pathname, search } = useLocation()
  const { content, number, size, totalElements, totalPages } = providers
  const at = (providerId: string) => withQuery(pathname, new URLSearchParams(search), { [providerField]: providerId })
  const before = number * size
  const shown = { first: before + 1, last: before + content.length, total: totalElements }
  return (
    <section className={styles.results} aria-label={say('results')}>
      <h2>{say('results')}</h2>
      <Results count={content.length === 0 ? say('countNone') : say('count', shown)} />
      {content.length === 0 && <NobodyFound radius={Number(values?.radius)} beyond={totalElements > 0} text={text} />}
      <PlainList className={styles.list}>
        {content.map(provider => (
          <ProviderResult
            key={provider.providerId}
            provider={provider}
            choose={provider.providerId === null ? undefined : at(provider.providerId)}
            text={text}
          />
        ))}
      </PlainList>
      <Pagination label={say('results')} page={number} totalPages={totalPages} />
    </section>
  )
}
