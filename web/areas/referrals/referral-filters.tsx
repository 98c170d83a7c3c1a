import { useSearchParams } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { ReferralFiltersPartsFragment } from '../../generated/referrals-screen.ts'
import { chosenWords } from '../../lists/chosen-words.ts'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { Filters } from '../../ui/filters/filters.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './referral-filters.module.css'
import type { filterNames } from './referrals-asked.ts'

interface Props {
  filters: ReferralFiltersPartsFragment
  /** Only the subscriber can choose a member; a dependent sees only their own referrals (REFERRAL-07). */
  subscriber: boolean
  text: ScreenText<'referrals'>
}

/** The list's filters; their choices are the values that occur (REFERRAL-02, REFERRAL-03). */
export function ReferralFilters({ filters, subscriber, text }: Props) {
  const [search] = useSearchParams()
  const say = sayFrom(text)
  const value = (name: (typeof filterNames)[number]) => search.get(name) ?? ''
  const { members, statuses, providers } = listedChoices(filters)
  return (
    <Filters label={say('filters')} chosen={chosenReferrals(search, filters, text)}>
      {subscriber && members.length > 0 && (
        <SelectField
          label={say('member')}
          name="member"
          any={say('allMembers')}
          defaultValue={value('member')}
          choices={members}
        />
      )}
      <SelectField
        label={say('status')}
        name="status"
        any={say('allStatuses')}
        defaultValue={value('status')}
        choices={statuses}
      />
      <SelectField
        label={say('provider')}
        name="provider"
        any={say('allProviders')}
        defaultValue={value('provider')}
        choices={providers}
      />
      <div className={styles.current}>
        <Checkbox
          label={say('excludeExpired')}
          name="current"
          value="yes"
          defaultChecked={value('current') === 'yes'}
        />
      </div>
    </Filters>
  )
}

/** What the address narrows the list to, in words. */
export function chosenReferrals(
  search: URLSearchParams,
  filters: Props['filters'],
  text: ScreenText<'referrals'>,
): string[] {
  const { members, statuses, providers } = listedChoices(filters)
  return [
    ...chosenWords(search, 'member', members),
    ...chosenWords(search, 'status', statuses),
    ...chosenWords(search, 'provider', providers),
    ...chosenWords(search, 'current', [{ value: 'yes', label: text.excludeExpired }]),
  ]
}

/** The values that occur, as choices. */
const listedChoices = ({ patients, statuses, providers }: Props['filters']) => ({
  members: patients.map(({ id, name }) => ({ value: id, label: name })),
  statuses: statuses.map(({ status, label }) => ({ value: status, label })),
  providers: providers.map(({ number, name }) => ({ value: number, label: name })),
})
