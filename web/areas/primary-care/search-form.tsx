import { useMemo } from 'react'
import { Form, useLocation } from 'react-router'
import { checkForm } from '../../forms/check-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { useShell } from '../../screen/shell-data.ts'
import { Button } from '../../ui/button/button.tsx'
import { usePending } from '../../ui/button/use-pending.ts'
import { Card } from '../../ui/card/card.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import type { SearchData } from './primary-care-search-loader.ts'
import { radiusChoices, usualRadius } from './radius-choices.ts'
import styles from './search-form.module.css'
import { searchRules } from './search-rules.ts'
import type { SearchValues } from './search-values.ts'
import { startsForAll } from './starts-for-all.ts'
import { TogetherFields } from './together-fields.tsx'

interface Props {
  found: Pick<SearchData, 'member' | 'choosers' | 'homeZip' | 'view'>
  /** What was searched for; undefined before a search. */
  values: SearchValues | undefined
}

/** Where, how far, from when on, what and for whom; the search is in the address, so that it works without script (PCP-12). */
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
