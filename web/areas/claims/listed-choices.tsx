import { useSearchParams } from 'react-router'
import type { ClaimsScreenQuery } from '../../generated/claims-screen.ts'
import { SelectField } from '../../ui/field/select-field.tsx'
import { KeptChoices } from '../../ui/filters/kept-choices.tsx'
import { MultiChoice } from '../../ui/multi-choice/multi-choice.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'

interface Props {
  filters: NonNullable<ClaimsScreenQuery['viewer']>['claimFilters'] | undefined
  text: Readonly<Record<string, string>>
}

/** The providers and states that the claims can be narrowed to (CLAIM-06 to CLAIM-08); those chosen stay without them. */
export function ListedChoices({ filters, text }: Props) {
  const [search] = useSearchParams()
  const say = sayFrom(text)
  if (!filters) return <KeptChoices names={['provider', 'status']} />
  return (
    <>
      <MultiChoice
        name="provider"
        label={say('providers')}
        any={say('anyProvider')}
        choices={filters.providers.map(({ providerId, providerName }) => ({ value: providerId, label: providerName }))}
        chosen={search.getAll('provider')}
      />
      <SelectField
        name="status"
        label={say('status')}
        any={say('anyStatus')}
        choices={filters.statuses.map(({ claimStatusCode, claimStatus }) => ({
          value: claimStatusCode,
          label: claimStatus,
        }))}
        defaultValue={search.get('status') ?? ''}
      />
    </>
  )
}
