import { useMemo } from 'react'
import { Form } from 'react-router'
import { type PersonField, PersonFields, personRules } from '../../forms/person.tsx'
import type { Refusal } from '../../forms/refusal.ts'
import { useRefusableForm } from '../../forms/use-refusable-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { usePending } from '../../ui/button/use-pending.ts'
import { FormErrors } from '../../ui/form-errors/form-errors.tsx'
import layout from '../../ui/form-layout/form-layout.module.css'
import { today } from '../../ui/format/dates.ts'

interface Props {
  text: Readonly<Record<string, string>>
  refusal: Refusal<PersonField> | undefined
}

/** Who has forgotten a user name (REG-15). */
export function RecoveryUsernameForm({ text, refusal }: Props) {
  const latest = today(new Date())
  const rules = useMemo(() => personRules(text, { today: latest }), [text, latest])
  const { formProps, field, problem } = useRefusableForm(rules, refusal, text)
  const busy = usePending()
  return (
    <Form {...formProps} method="post" className={layout.form}>
      <FormErrors message={problem} />
      <PersonFields field={field} values={refusal?.values ?? {}} latest={latest} text={text} />
      <div className={layout.buttons}>
        <Button type="submit" disabled={busy}>
          {text.submit}
        </Button>
      </div>
    </Form>
  )
}
