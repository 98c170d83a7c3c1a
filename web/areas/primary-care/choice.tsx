import { useLocation } from 'react-router'
import type { Refusal } from '../../forms/refusal.ts'
import { withQuery } from '../../ui/address/with-query.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import type { ChoiceField } from './choice-rules.ts'
import { ConfirmChoice } from './confirm-choice.tsx'
import { LookupFailed } from './lookup-failed.tsx'
import type { SearchData } from './primary-care-search-loader.ts'
import { resultId } from './result-id.ts'
import { type SearchValues, searchedSuffixes } from './search-values.ts'
import { providerField } from './search-variables.ts'
import { startsForAll } from './starts-for-all.ts'

interface Props {
  found: SearchData
  values: SearchValues
  refusal: Refusal<ChoiceField> | undefined
}

/** Asks whether to choose the provider whom the address names, or says why that cannot be (PCP-11, PCP-16, PCP-17, PCP-19). */
export function Choice({ found, values, refusal }: Props) {
  const { pathname, search } = useLocation()
  const { provider, choosers, member, view, lookupFailed } = found
  const { effectiveDate = '' } = values
  if (lookupFailed) return <LookupFailed text={view.text} />
  if (!startsForAll(member.memberSuffix, choosers)(effectiveDate, values)) return null
  if (!provider?.providerId || !provider.acceptingNewPatients)
    return <Alert type="warning" title={view.text.providerNotAvailable} />
  const suffixes = searchedSuffixes(member.memberSuffix, values)
  const without = withQuery(pathname, new URLSearchParams(search), { [providerField]: undefined })
  return (
    <ConfirmChoice
      provider={{ ...provider, providerId: provider.providerId }}
      members={choosers.filter(({ memberSuffix }) => suffixes.includes(memberSuffix))}
      effectiveDate={effectiveDate}
      emailAddress={found.emailAddress}
      closeTo={`${without}#${resultId(provider.providerId)}`}
      refusal={refusal}
      text={view.text}
    />
  )
}
