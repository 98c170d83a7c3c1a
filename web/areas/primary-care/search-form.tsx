import { useMemo } from 'react'
import { Form, useLocation } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { checkForm } from '../../forms/form-rules.ts'
import { useForm } from '../../forms/use-form.ts'
import { useShell } from '../../screen/shell-data.ts'
import { Button, usePending } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { fullName } from '../../ui/format/full-name.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import type { ListedMember } from './primary-care-member.ts'
import type { SearchData } from './primary-care-search-loader.ts'
import {
  radiusChoices,
  type SearchValues,
  searchRules,
  startsForAll,
  togetherField,
  usualRadius,
} from './provider-search.ts'
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
  const { pathname } = useLocation()
  const words = useShell().shell.text.common
  const rules = useMemo(
    () => searchRules(text, startsForAll(member.memberSuffix, choosers)),
    [text, member.memberSuffix, choosers],
  )
  const serverErrors = useMemo(() => values && checkForm(rules, values, words), [rules, values, words])
  const { formProps, field } = useForm(rules, { serverErrors, words })
  const busy = usePending()
  return (
    <search aria-label={say('search')}>
      <Card>
        <Form {...formProps} method="get" action={pathname} className={styles.form}>
          <TogetherFields member={member} choosers={choosers} values={values} text={text} />
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
        </Form>
      </Card>
    </search>
  )
}

interface TogetherFieldsProps {
  member: ListedMember
  choosers: readonly ListedMember[]
  values: SearchValues | undefined
  text: ScreenText<'primary-care-search'>
}

/** Which other family members get the same provider; left out when there are none (PCP-12). */
function TogetherFields({ member, choosers, values, text }: TogetherFieldsProps) {
  const say = sayFrom(text)
  const others = choosers.filter(({ memberSuffix }) => memberSuffix !== member.memberSuffix)
  if (others.length === 0) return null
  return (
    <fieldset className={styles.together}>
      <legend>{say('together')}</legend>
      {others.map(other => {
        const name = togetherField(other.memberSuffix)
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
