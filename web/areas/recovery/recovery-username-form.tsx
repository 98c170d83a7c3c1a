import { useMemo } from 'react'
import { Form } from 'react-router'
import { useShell } from '../../app/use-shell.ts'
import type { CodedRefusal } from '../../forms/coded-refusal.ts'
import { type PersonField, personRules } from '../../forms/person-rules.ts'
import { today } from '../../forms/today.ts'
import { useFocusRefused } from '../../forms/use-focus-refused.ts'
import { useForm } from '../../forms/use-form.ts'
import { useRefused } from '../../forms/use-refused.ts'
import { Button } from '../../ui/button/button.tsx'
import { usePending } from '../../ui/button/use-pending.ts'
import { FormErrors } from '../../ui/form-errors/form-errors.tsx'
import layout from '../../ui/form-layout/form-layout.module.css'
import { PersonFields } from '../../ui/person-fields/person-fields.tsx'

interface Props {
  text: Readonly<Record<string, string>>
  refusal: CodedRefusal<PersonField> | undefined
}

/** Who has forgotten a user name (REG-15). */
export function RecoveryUsernameForm({ text, refusal }: Props) {
  const words = useShell().shell.text.common
  const latest = today(new Date())
  const rules = useMemo(() => personRules(text, { today: latest }), [text, latest])
  const { errors, problem } = useRefused(rules, refusal, { text, words })
  const { formProps, field } = useForm(rules, { serverErrors: errors, words })
  useFocusRefused(formProps.ref, refusal)
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
