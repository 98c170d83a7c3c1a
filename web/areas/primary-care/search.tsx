import { useLocation } from 'react-router'
import type { Refusal } from '../../forms/refusal.ts'
import { Choice } from './choice.tsx'
import type { ChoiceField } from './choice-rules.ts'
import type { SearchData } from './primary-care-search-loader.ts'
import { ProviderResults } from './provider-results.tsx'
import { SearchForm } from './search-form.tsx'
import { searchValues } from './search-values.ts'

interface Props {
  found: SearchData
  refusal: Refusal<ChoiceField> | undefined
}

/** The search, what it found, and the question whether to choose the provider whom the address names. */
export function Search({ found, refusal }: Props) {
  const { search } = useLocation()
  const values = searchValues(new URLSearchParams(search))
  return (
    <>
      {/* A new address brings new values, which fields without state of their own only take when made anew. */}
      <SearchForm key={search} found={found} values={values} />
      {found.choosing && values && <Choice found={found} values={values} refusal={refusal} />}
      {found.providers && <ProviderResults providers={found.providers} values={values} text={found.view.text} />}
    </>
  )
}
