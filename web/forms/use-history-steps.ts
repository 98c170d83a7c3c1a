import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type FormValues, formValues } from './form-rules.ts'

interface StepState {
  step: string
  /** What was typed on all steps. */
  values: FormValues
}

interface Options {
  /** The answer is a form that came back. */
  refused: boolean
  /** The step after which nothing is left to go back to. */
  last: string
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
  { refused, last }: Options,
) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const idle = useNavigation().state === 'idle'
  const latest = useRef<State>(undefined)
  const typed = useRef<FormValues>({})
  const at = (state as { step?: string } | null)?.step ?? start.step
  if (answer && latest.current !== answer) {
    latest.current = answer
    typed.current = {}
  }
  const goesOn = answer !== undefined && !refused && answer.step !== at && idle
  const next = answer?.step

  useEffect(() => {
    if (goesOn) void navigate(pathname, { state: { step: next }, replace: next === last })
  }, [goesOn, navigate, pathname, next, last])

  const known = latest.current
  const values = { ...start.values, ...known?.values, ...typed.current }
  const shown = answer ?? (known?.step === last ? known : { ...start, step: known ? at : start.step, values })
  return {
    /** The step to show, with what was typed on it before. */
    state: shown,
    /** Keeps what the step's form holds, for whoever comes back to it; never a password. */
    remember: (form: HTMLFormElement) => {
      const now = Object.entries(formValues(new FormData(form))).filter(([name]) => !neverKept.includes(name))
      typed.current = { ...typed.current, ...Object.fromEntries(now) }
    },
    /** Goes one step back in the history; undefined where the step has no entry of its own there. */
    back: shown.step === at && at !== start.step ? () => void navigate(-1) : undefined,
  }
}
