import { useSearchParams } from 'react-router'
import type { ClaimsScreenQuery } from '../../generated/claims-screen.ts'
import type { AddressDates } from '../../lists/date-range.ts'
import { DateRangeFields } from '../../lists/date-range-fields.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { Filters } from '../../ui/filters/filters.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { ListedChoices } from './listed-choices.tsx'
import { memberChoices } from './member-choices.ts'

interface Props {
  viewer: ClaimsScreenQuery['viewer']
  dates: AddressDates
  text: Readonly<Record<string, string>>
}

/** What the claims are narrowed to: member, dates, providers and status (CLAIM-03 to CLAIM-10). */
export function ClaimFilters({ viewer, dates, text }: Props) {
  const [search] = useSearchParams()
  const say = sayFrom(text)
  const type = search.get('type')
  const members = memberChoices(viewer)
  const applied = viewer?.claims?.filter
  return (
    <Filters
      label={say('filters')}
      chosen={[...search.keys()].some(name => name !== 'type' && name !== 'page')}
      keep={type ? { type } : undefined}
    >
      {members.length > 1 && (
        <SelectField
          name="member"
          label={say('member')}
          choices={members}
          defaultValue={search.get('member') ?? members.find(({ own }) => own)?.value}
        />
      )}
      <DateRangeFields
        asked={dates}
        applied={{ start: applied?.startDate ?? '', end: applied?.endDate ?? '' }}
        labels={{ start: say('startDate'), end: say('endDate') }}
      />
      <ListedChoices filters={viewer?.claimFilters} text={text} />
    </Filters>
  )
}
