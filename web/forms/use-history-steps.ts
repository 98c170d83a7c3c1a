import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type FormValues, formValues } from './form-rules.ts'
import { stepOf } from './step-of.ts'

interface StepState {
  step: string
  /** What was typed on all steps. */
  values: FormValues
}

interface Options {
  /** Whether one may come back from the last step: nothing was done that cannot be done again. */
  comesBack?: boolean
  /** The answer is a form that came back. */
  refused: boolean
  /** All steps in their order; after the last nothing is left to go back to. */
  steps: readonly string[]
}

/** What was typed, and the answer that was there then. */
interface Typed {
  values: FormValues
  since: StepState | undefined
}

/** What was typed and no later answer has told. */
function stillTyped({ values, since }: Typed, known: StepState | undefined): FormValues {
  if (since === known) return values
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in (known?.values ?? {}))))
}

const neverKept: readonly string[] = ['password', 'passwordAgain']

/**
 * The steps of a form as entries of the browser's history, so that Back goes one step back, with what was typed
 * (MEMBER-50). What was typed stays in this page's memory: the history knows the step's name alone, and after a reload the
 * form begins anew. Without script each answer shows its step.
 */
export function useHistorySteps<State extends StepState>(
  answer: State | undefined,
  start: State,
  { refused, steps, comesBack = false }: Options,
) {
  const place = useLocation()
  const { pathname } = place
  const navigate = useNavigate()
  const idle = useNavigation().state === 'idle'
  // The last answer stays while one goes back and forth; a newer one takes its place in the same pass.
  const [known, setKnown] = useState(answer)
  if (answer && answer !== known) setKnown(answer)
  const typed = useRef<Typed>({ values: {}, since: undefined })
  const at = stepOf(place) ?? start.step
  const last = steps.at(-1)
  const goesOn = answer !== undefined && !refused && idle && steps.indexOf(answer.step) > steps.indexOf(at)
  const next = answer?.step

  // Before anybody sees the step, and without asking anything: a form sent from it meanwhile would leave it without an entry.
  useLayoutEffect(() => {
    if (!goesOn) return
    const replace = next === last && !comesBack
    void navigate(pathname, { state: { step: next }, replace, defaultShouldRevalidate: false })
  }, [goesOn, navigate, pathname, next, last, comesBack])

  const values = { ...start.values, ...known?.values, ...stillTyped(typed.current, known) }
  const over = known?.step === last && !comesBack ? known : undefined
  const shown: State = answer ?? over ?? { ...start, step: known ? at : start.step, values }
  return {
    /** The step to show, with what was typed on it before. */
    state: shown,
    /** Keeps what the step's form holds, for whoever comes back to it; never a password. */
    remember: (form: HTMLFormElement) => {
      const now = Object.entries(formValues(new FormData(form))).filter(([name]) => !neverKept.includes(name))
      typed.current = { values: { ...stillTyped(typed.current, known), ...Object.fromEntries(now) }, since: known }
    },
    /** Goes one step back in the history; undefined where the step has no entry of its own there. */
    back: shown.step === at && at !== start.step ? () => void navigate(-1) : undefined,
  }
}
