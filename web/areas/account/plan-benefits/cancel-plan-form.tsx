import { type FormEvent, useMemo } from 'react'
import { Form } from 'react-router'
import { useForm } from '../../../forms/use-form.ts'
import { useShell } from '../../../screen/shell-data.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePending } from '../../../ui/button/use-pending.ts'
import { RadioGroup } from '../../../ui/field/radio-group.tsx'
import type { Say } from '../say.ts'
import styles from './cancel-plan.module.css'
import { chosenField } from './cancel-plan-answer.ts'
import type { CancellationOption } from './plan-choices.ts'

interface Props {
  options: readonly CancellationOption[]
  /** The form came back without a choice. */
  missing: boolean
  values: Record<string, string | number>
  say: Say
  onChosen: (option: CancellationOption) => void
}

/** What can be cancelled, as a choice (PLAN-11). */
export function CancelPlanForm({ options, missing, values, say, onChosen }: Props) {
  const words = useShell().shell.text.common
  const required = say('cancelRequired')
  const rules = { [chosenField]: { label: say('cancelQuestion'), required: true, messages: { required } } }
  const serverErrors = useMemo(() => (missing ? { [chosenField]: required } : undefined), [missing, required])
  const { formProps, errorOf } = useForm(rules, { serverErrors, words })
  const busy = usePending()
  function submit(event: FormEvent<HTMLFormElement>) {
    formProps.onSubmit(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get(chosenField)
    const option = options.find(({ id }) => id === chosen)
    if (option) onChosen(option)
  }
  return (
    <section className={styles.cancel}>
      <h3>{say('cancelHeading')}</h3>
      <p>{say('cancelBody', values)}</p>
      <Form {...formProps} onSubmit={submit} method="post" className={styles.form}>
        <RadioGroup
          name={chosenField}
          label={say('cancelQuestion')}
          options={options.map(({ id, description }) => ({ value: id, label: description }))}
          error={errorOf(chosenField)}
        />
        <Button type="submit" kind="secondary" disabled={busy}>
          {say('cancel')}
        </Button>
      </Form>
    </section>
  )
}
