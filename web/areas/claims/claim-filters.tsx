import { useSearchParams } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { ClaimFiltersPartsFragment } from '../../generated/claims-screen.ts'
import { chosenDates, chosenWords } from '../../lists/chosen-words.ts'
import { type AddressDates, mayAsk } from '../../lists/date-range.ts'
import { DateRangeFields } from '../../lists/date-range-fields.tsx'
import { type Choice, SelectField } from '../../ui/field/select-field.tsx'
import { Filters, KeptChoices } from '../../ui/filters/filters.tsx'
import { fullName } from '../../ui/format/full-name.ts'
import { MultiChoice } from '../../ui/multi-choice/multi-choice.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'

interface Props {
  viewer: ClaimFiltersPartsFragment | null
  dates: AddressDates
  text: ScreenText<'claims'>
}

/** The claims list's filters: member, dates, providers and status (CLAIM-03 to CLAIM-10). */
export function ClaimFilters({ viewer, dates, text }: Props) {
  const [search] = useSearchParams()
  const say = sayFrom(text)
  const type = search.get('type')
  const members = memberChoices(viewer)
  const applied = viewer?.family?.claims
  const labels = { start: say('startDate'), end: say('endDate') }
  return (
    <Filters
      label={say('filters')}
      chosen={chosenClaims(search, viewer, dates, text)}
      invalid={!mayAsk(dates)}
      keep={type ? { type } : undefined}
    >
      {members.length > 1 && (
        <SelectField
          name="member"
          label={say('member')}
          any={say('everybody')}
          choices={members}
          defaultValue={search.get('member') ?? ''}
        />
      )}
      <DateRangeFields
        asked={dates}
        applied={{ start: applied?.startDate ?? '', end: applied?.endDate ?? '' }}
        labels={labels}
      />
      <ListedChoices choices={viewer?.family?.claimChoices} text={text} />
    </Filters>
  )
}

/** What the address narrows the list to, in words; everybody's claims are what the list begins with. */
export function chosenClaims(
  search: URLSearchParams,
  viewer: ClaimFiltersPartsFragment | null,
  dates: AddressDates,
  text: ScreenText<'claims'>,
): string[] {
  const { providers, statuses } = listedChoices(viewer?.family?.claimChoices)
  return [
    ...chosenWords(search, 'member', memberChoices(viewer)),
    ...chosenDates(dates, { start: text.startDate, end: text.endDate }),
    ...chosenWords(search, 'provider', providers),
    ...chosenWords(search, 'status', statuses),
  ]
}

/** The providers and statuses to choose from; none while they could not be loaded. */
const listedChoices = (choices: ListedChoicesProps['choices']) => ({
  providers: (choices?.providers ?? []).map(({ number, name }) => ({ value: number, label: name })),
  statuses: (choices?.statuses ?? []).map(({ id, label }) => ({ value: id, label })),
})

interface ListedChoicesProps {
  choices: NonNullable<ClaimFiltersPartsFragment['family']>['claimChoices'] | undefined
  text: ScreenText<'claims'>
}

/** Filters by provider and status (CLAIM-06 to CLAIM-08). If the choices failed to load, the current selection is kept. */
function ListedChoices({ choices, text }: ListedChoicesProps) {
  const [search] = useSearchParams()
  const say = sayFrom(text)
  const { providers, statuses } = listedChoices(choices)
  if (!choices) return <KeptChoices names={['provider', 'status']} />
  return (
    <>
      <MultiChoice
        name="provider"
        label={say('providers')}
        any={say('anyProvider')}
        choices={providers}
        chosen={search.getAll('provider')}
      />
      <SelectField
        name="status"
        label={say('status')}
        any={say('anyStatus')}
        choices={statuses}
        defaultValue={search.get('status') ?? ''}
      />
    </>
  )
}

/** Whose claims can be viewed: the whole family's for the subscriber, otherwise only one's own (CLAIM-03). */
function memberChoices(viewer: ClaimFiltersPartsFragment | null): Choice[] {
  const self = viewer?.member?.suffix
  return (viewer?.family?.members ?? [])
    .filter(({ suffix }) => self === 0 || suffix === self)
    .map(member => ({ value: String(member.suffix), label: fullName(member) }))
}
