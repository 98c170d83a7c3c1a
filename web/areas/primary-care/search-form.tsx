import { useMemo } from 'react'
import { Form } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { checkForm } from '../../forms/form-rules.ts'
import { useForm } from '../../forms/use-form.ts'
import { useShell } from '../../screen/shell-data.ts'
import { Button, usePending } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { FilterFold } from '../../ui/filters/filter-fold.tsx'
import { useResultsAction } from '../../ui/filters/filters.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { fullName } from '../../ui/format/full-name.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { type ListedMember, usualRadius } from './primary-care-member.ts'
import type { SearchData } from './primary-care-search-loader.ts'
import { radiusChoices, type SearchValues, searchRules, startsForAll, togetherField } from './provider-search.ts'
import styles from './search-form.module.css'

interface Props {
  found: Pick<SearchData, 'member' | 'choosers' | 'homeZip' | 'view'>
  /** The values searched for; undefined before a search. */
  values: SearchValues | undefined
}

/** Search by ZIP code, radius, start date, keyword and members; the search stands in the address and works without script (PCP-12). */
export function SearchForm({ found: { member, choosers, homeZip, view }, values }: Props) {
  const { text } = view
  const say = sayFrom(text)
  const action = useResultsAction()
  const words = useShell().shell.text.common
  const rules = useMemo(() => searchRules(text, startsForAll(member.suffix, choosers)), [text, member.suffix, choosers])
  const serverErrors = useMemo(() => values && checkForm(rules, values, words), [rules, values, words])
  const { formProps, field } = useForm(rules, { serverErrors, words })
  const busy = usePending()
  const others = choosers.filter(({ suffix }) => suffix !== member.suffix)
  return (
    <search aria-label={say('search')}>
      <Card>
        <Form {...formProps} method="get" action={action}>
          <FilterFold
            name={say('search')}
            chosen={values ? searchedWords(values, others, text) : []}
            startsOpen={values === undefined || Object.keys(serverErrors ?? {}).length > 0}
          >
            <div className={styles.form}>
              <TogetherFields others={others} values={values} text={text} />
              <div className={styles.fields}>
                <TextField
                  {...field('zip')}
                  inputMode="numeric"
                  autoComplete="postal-code"
                  defaultValue={values?.zip ?? homeZip}
                />
                <SelectField
                  {...field('radius')}
                  choices={radiusChoices.map(miles => ({ value: String(miles), label: say('miles', { miles }) }))}
                  defaultValue={values?.radius ?? usualRadius}
                />
                <SelectField
                  {...field('effectiveDate')}
                  choices={member.eligibleDates.map(date => ({ value: date, label: calendarDate(date) }))}
                  defaultValue={values?.effectiveDate}
                />
              </div>
              <div className={styles.keyword}>
                <TextField
                  {...field('searchString')}
                  required={false}
                  hint={say('searchStringHint')}
                  defaultValue={values?.searchString}
                />
              </div>
              <Button type="submit" disabled={busy}>
                {say('submit')}
              </Button>
            </div>
          </FilterFold>
        </Form>
      </Card>
    </search>
  )
}

/** What was searched for, in words, for the folded form. */
function searchedWords(
  values: SearchValues,
  others: readonly ListedMember[],
  text: ScreenText<'primary-care-search'>,
): string[] {
  const { zip = '', radius = '', effectiveDate = '', searchString = '' } = values
  const words = [
    ...others.filter(({ suffix }) => values[togetherField(suffix)] !== undefined).map(fullName),
    zip,
    radius === '' ? '' : sayFrom(text)('miles', { miles: radius }),
    calendarDate(effectiveDate),
    searchString,
  ]
  return words.map(word => word.trim()).filter(word => word !== '')
}

interface TogetherFieldsProps {
  /** The members who can choose, without the one whom the screen is about. */
  others: readonly ListedMember[]
  values: SearchValues | undefined
  text: ScreenText<'primary-care-search'>
}

/** Which other family members get the same provider; left out when there are none (PCP-12). */
function TogetherFields({ others, values, text }: TogetherFieldsProps) {
  const say = sayFrom(text)
  if (others.length === 0) return null
  return (
    <fieldset className={styles.together}>
      <legend>{say('together')}</legend>
      {others.map(other => {
        const name = togetherField(other.suffix)
        return (
          <Checkbox
            key={name}
            name={name}
            value="yes"
            defaultChecked={values?.[name] !== undefined}
            label={fullName(other)}
          />
        )
      })}
    </fieldset>
  )
}
