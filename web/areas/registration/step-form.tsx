import { type FormEvent, type ReactNode, useMemo } from 'react'
import { Form, useLocation } from 'react-router'
import { useRefusableForm } from '../../forms/use-refusable-form.ts'
import { Button, usePending } from '../../ui/button/button.tsx'
import { FormErrors } from '../../ui/form-errors/form-errors.tsx'
import layout from '../../ui/form-layout/form-layout.module.css'
import { useToday } from '../../ui/format/use-today.ts'
import {
  carriedFields,
  fieldsOf,
  type RegistrationField,
  type RegistrationState,
  registrationRules,
} from './registration-steps.ts'
import type { StepProps } from './step-fields.tsx'

/** Keys of the words for the service's codes. */
const registrationRefusals = [
  'notAdult',
  'notRecognized',
  'usernameTaken',
  'passwordEasyToGuess',
  'duplicate',
  'rateLimited',
  'unavailable',
] as const

interface Props extends Pick<StepProps, 'text' | 'questions' | 'password' | 'withPassword'> {
  state: RegistrationState
  /** Called with the password when a step that asks for it is sent. */
  setPassword: (password: string) => void
  /** Called with the form as it is filled in. */
  remember: (form: HTMLFormElement) => void
  /** Goes to the step before without sending anything, where the history has it. */
  back: (() => void) | undefined
  children: (props: StepProps) => ReactNode
}

/** The form of one step: its fields, the values of earlier steps, and the Next and Back buttons. */
export function StepForm({
  state,
  text,
  questions,
  password,
  withPassword,
  setPassword,
  remember,
  back,
  children,
}: Props) {
  const { step, values } = state
  const latest = useToday()
  const rules = useMemo(
    () => registrationRules(step, text, { today: latest, withPassword }),
    [step, text, latest, withPassword],
  )
  const { formProps, field, problem } = useRefusableForm<RegistrationField, (typeof registrationRefusals)[number]>(
    rules,
    state,
    text,
    registrationRefusals,
    { fromBefore: step !== 'identify' },
  )
  const busy = usePending()
  const entry: unknown = useLocation().state
  const missing = step === 'security' && !questions
  const change = (event: FormEvent<HTMLFormElement>) => {
    remember(event.currentTarget)
    formProps.onChange(event)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter
    const goesOn = !(button instanceof HTMLButtonElement) || button.value === 'next'
    if (goesOn) formProps.onSubmit(event)
    else if (back && !missing) {
      event.preventDefault()
      back()
    }
    const typed = new FormData(event.currentTarget).get('password')
    if (typeof typed === 'string' && typed !== '') setPassword(typed)
  }
  return (
    // The entry of the history keeps its step. A step changes nothing that the page has loaded: asked for again on a slow line,
    // that would hold back the next step's button while somebody presses it.
    <Form
      {...formProps}
      method="post"
      state={entry}
      defaultShouldRevalidate={!questions}
      className={layout.form}
      onChange={change}
      onSubmit={submit}
    >
      <FormErrors message={problem} refusal={state} />
      <CarriedFields step={step} values={values} />
      {children({ field, values, latest, text, questions, password, withPassword })}
      <div className={layout.buttons}>
        <Button type="submit" name="intent" value={missing ? 'retry' : 'next'} disabled={busy}>
          {missing ? text.retry : step === 'security' ? text.finish : text.next}
        </Button>
        {step !== 'identify' && (
          <Button type="submit" name="intent" value="back" kind="quiet" disabled={busy}>
            {text.back}
          </Button>
        )}
      </div>
    </Form>
  )
}

/** The values of the other steps as hidden fields; never a password. */
const CarriedFields = ({ step, values }: Pick<RegistrationState, 'step' | 'values'>) => (
  <>
    <input type="hidden" name="step" value={step} />
    {carriedFields
      .filter(name => !fieldsOf[step].includes(name) && values[name] !== undefined)
      .map(name => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
  </>
)
