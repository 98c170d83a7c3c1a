import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { useWordList } from '../ui/words/words.tsx'
import type { FormRules } from './form-rules.ts'
import { type Refusal, refusalErrors, wordKey } from './refusal.ts'
import { focusField, useForm } from './use-form.ts'

/**
 * A form whose action may refuse it. Fields say what is wrong in the screen's words, the first refused one takes the
 * focus (OPEN-22), and `problem` is the message about the form as a whole.
 */
export function useRefusableForm<Name extends string>(
  rules: FormRules<Name>,
  refusal: Refusal<Name> | undefined,
  text: Readonly<Record<string, string>>,
) {
  const words = useWordList()
  const serverErrors = useMemo(
    () => refusal && refusalErrors(rules, refusal, text, words),
    [rules, refusal, text, words],
  )
  const form = useForm(rules, { serverErrors, words })
  useFocusRefused(form.formProps.ref, refusal)
  const problem = refusal?.problem === undefined ? undefined : (text[wordKey(refusal.problem)] ?? text.unavailable)
  return { ...form, problem }
}

/** Takes focus to the first field that an action refused; a message about the form as a whole takes it itself (OPEN-22). */
function useFocusRefused(
  form: RefObject<HTMLFormElement | null>,
  refusal: Pick<Refusal, 'codes' | 'problem'> | undefined,
) {
  useLayoutEffect(() => {
    const [first] = Object.keys(refusal?.codes ?? {})
    if (first !== undefined && refusal?.problem === undefined && form.current) focusField(form.current, first)
  }, [form, refusal])
}

/** Counts refusals: as the key of a field or form, it empties that at each refusal (LOGINAS-20). */
export function useAttempt(refused: object | undefined): number {
  const [attempt, setAttempt] = useState({ number: 0, refused })
  if (attempt.refused !== refused && refused !== undefined) setAttempt({ number: attempt.number + 1, refused })
  return attempt.number
}

/** What an action returned, until the person changes the form (LOGIN-19, LOGINAS-14). A new result shows again. */
export function useUntilChanged<Result>(result: Result | undefined) {
  const [cleared, setCleared] = useState<Result | undefined>(undefined)
  return {
    shown: result === cleared ? undefined : result,
    clear: () => setCleared(result),
  }
}
