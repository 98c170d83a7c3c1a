import { type FormEvent, useMemo, useState } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import type { ScreenText } from '../../../../engine/text/screen-text.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useShell } from '../../../screen/shell-data.ts'
import { Button, ButtonLink, usePending } from '../../../ui/button/button.tsx'
import { RadioGroup } from '../../../ui/field/radio-group.tsx'
import { Modal } from '../../../ui/modal/modal.tsx'
import type { Say } from '../../../ui/words/say-from.ts'
import styles from './cancel-plan.module.css'
import { type CancelPlanAnswer, chosenField, confirmedField } from './cancel-plan-action.ts'
import type { CancellationOption, PlanValues } from './plan-choices.ts'

interface Props {
  options: readonly CancellationOption[]
  answer: CancelPlanAnswer | undefined
  values: PlanValues
  say: Say<ScreenText<'account-plan-benefits'>>
}

/** Choosing what to cancel, and confirming it (PLAN-11, PLAN-12). */
export function CancelPlan({ options, answer, values, say }: Props) {
  const submit = useSubmit()
  const [chosen, setChosen] = useState<CancellationOption>()
  const [open, setOpen] = useState(false)
  const posted = answer && 'asked' in answer ? options.find(({ what }) => what === answer.asked) : undefined
  if (posted) return <ConfirmInPlace option={posted} values={values} say={say} />
  return (
    <>
      <CancelPlanForm
        options={options}
        missing={answer !== undefined && 'missing' in answer}
        values={values}
        say={say}
        onChosen={option => {
          setChosen(option)
          setOpen(true)
        }}
      />
      <Modal
        open={open}
        type="warning"
        heading={say('confirmHeading')}
        subheading={say('confirmChoice', { option: chosen?.description ?? '' })}
        message={say('confirmBody', values)}
        primaryText={say('confirm')}
        cancelText={say('keep')}
        showCancel
        showClose
        onAnswer={given => {
          setOpen(false)
          if (given === 'primary' && chosen)
            void submit({ [chosenField]: chosen.what, [confirmedField]: 'yes' }, { method: 'post', replace: true })
        }}
      />
    </>
  )
}

interface CancelPlanFormProps {
  options: readonly CancellationOption[]
  /** True when the form was sent without a choice. */
  missing: boolean
  values: PlanValues
  say: Say<ScreenText<'account-plan-benefits'>>
  onChosen: (option: CancellationOption) => void
}

/** The choice of what to cancel (PLAN-11). */
function CancelPlanForm({ options, missing, values, say, onChosen }: CancelPlanFormProps) {
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
    const option = options.find(({ what }) => what === chosen)
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
          options={options.map(({ what, description }) => ({ value: what, label: description }))}
          error={errorOf(chosenField)}
        />
        <Button type="submit" kind="secondary" disabled={busy}>
          {say('cancel')}
        </Button>
      </Form>
    </section>
  )
}

interface ConfirmInPlaceProps {
  option: CancellationOption
  values: PlanValues
  say: Say<ScreenText<'account-plan-benefits'>>
}

/** The modal's question as part of the page, for browsers without script (PLAN-12). */
function ConfirmInPlace({ option, values, say }: ConfirmInPlaceProps) {
  const busy = usePending()
  const { pathname } = useLocation()
  return (
    <section className={styles.cancel}>
      <h3>{say('confirmHeading')}</h3>
      <p>{say('confirmChoice', { option: option.description })}</p>
      <p>{say('confirmBody', values)}</p>
      <Form method="post" className={styles.buttons}>
        <input type="hidden" name={chosenField} value={option.what} />
        <input type="hidden" name={confirmedField} value="yes" />
        <Button type="submit" disabled={busy}>
          {say('confirm')}
        </Button>
        <ButtonLink kind="quiet" target={pathname}>
          {say('keep')}
        </ButtonLink>
      </Form>
    </section>
  )
}
