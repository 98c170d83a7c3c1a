import { useSearchParams } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { EobFiltersPartsFragment } from '../../generated/eobs-screen.ts'
import { chosenDates, chosenWords } from '../../lists/chosen-words.ts'
import { type AddressDates, mayAsk } from '../../lists/date-range.ts'
import { DateRangeFields } from '../../lists/date-range-fields.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { Filters, KeptChoices } from '../../ui/filters/filters.tsx'
import { fullName } from '../../ui/format/full-name.ts'
import { MultiChoice } from '../../ui/multi-choice/multi-choice.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'

interface Props {
  family: EobFiltersPartsFragment | null | undefined
  dates: AddressDates
  text: ScreenText<'eobs'>
}

/** The EOB list's filters: dates, member and providers (EOB-04 to EOB-06). */
export function EobFilters({ family, dates, text }: Props) {
  const [search] = useSearchParams()
  const say = sayFrom(text)
  const type = search.get('type')
  const applied = family?.explanations
  const filters = family?.explanationChoices
  const { members, providers } = listedChoices(family)
  return (
    <Filters
      label={say('filters')}
      chosen={chosenEobs(search, family, dates, text)}
      invalid={!mayAsk(dates)}
      keep={type ? { type } : undefined}
    >
      {!filters && <KeptChoices names={['member', 'provider']} />}
      {filters && (
        <SelectField
          name="member"
          label={say('member')}
          any={say('anyMember')}
          choices={members}
          defaultValue={search.get('member') ?? ''}
        />
      )}
      <DateRangeFields
        asked={dates}
        applied={{ start: applied?.startDate ?? '', end: applied?.endDate ?? '' }}
        labels={{ start: say('startDate'), end: say('endDate') }}
      />
      {filters && (
        <MultiChoice
          name="provider"
          label={say('providers')}
          any={say('anyProvider')}
          choices={providers}
          chosen={search.getAll('provider')}
        />
      )}
    </Filters>
  )
}

/** What the address narrows the list to, in words. */
export function chosenEobs(
  search: URLSearchParams,
  family: EobFiltersPartsFragment | null | undefined,
  dates: AddressDates,
  text: ScreenText<'eobs'>,
): string[] {
  const { members, providers } = listedChoices(family)
  return [
    ...chosenWords(search, 'member', members),
    ...chosenDates(dates, { start: text.startDate, end: text.endDate }),
    ...chosenWords(search, 'provider', providers),
  ]
}

/** The members and providers to choose from; none while they could not be loaded. */
const listedChoices = (family: EobFiltersPartsFragment | null | undefined) => ({
  members: (family?.explanationChoices?.patients ?? []).map(({ id, name }) => ({
    ...{ value: id, label: fullName(name) },
  })),
  providers: (family?.explanationChoices?.providers ?? []).map(({ number, name }) => ({
    ...{ value: number, label: name },
  })),
})
