import { useMemo } from 'react'
import { Form, useSearchParams } from 'react-router'
import type { Refusal } from '../../forms/refusal.ts'
import { useRefusableForm } from '../../forms/use-refusable-form.ts'
import type { CoverageCategory } from '../../generated/id-card-email-screen.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { usePending } from '../../ui/button/use-pending.ts'
import { Card } from '../../ui/card/card.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { nameOfCategory } from './card-category.ts'
import styles from './card-form.module.css'
import { type EmailField, emailRules } from './email-rules.ts'

interface Props {
  text: Readonly<Record<string, string>>
  categories: readonly CoverageCategory[]
  /** The address of the member's preferences. */
  known: string | undefined
  refusal: Refusal<EmailField> | undefined
}

/** Which card goes where; the address names the card, the preferences the receiver (IDCARD-09). */
export function EmailForm({ text, categories, known, refusal }: Props) {
  const [search] = useSearchParams()
  const rules = useMemo(() => emailRules(text), [text])
  const { formProps, field } = useRefusableForm(rules, refusal, text)
  const busy = usePending()
  const names = categories.map(nameOfCategory)
  const asked = names.find(name => name === search.get('category')) ?? ''
  return (
    <Card>
      <Form {...formProps} method="post" className={styles.form}>
        <SelectField
          name="category"
          label={text.category ?? ''}
          any={text.all}
          defaultValue={asked}
          choices={names.map(value => ({ value, label: text[value] ?? value }))}
        />
        <TextField
          {...field('emailAddress')}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={text.emailHint}
          defaultValue={refusal?.values.emailAddress ?? known}
        />
        <div className={styles.buttons}>
          <Button type="submit" disabled={busy}>
            {text.submit}
          </Button>
          <ButtonLink kind="quiet" target="/id-card">
            {text.cancel}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  )
}
