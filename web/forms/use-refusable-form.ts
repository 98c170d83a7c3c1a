import { useMemo } from 'react'
import { useShell } from '../screen/shell-data.ts'
import type { FormRules } from './field-rules.ts'
import type { Refusal } from './refusal.ts'
import { refusalErrors } from './refusal-errors.ts'
import { useFocusRefused } from './use-focus-refused.ts'
import { useForm } from './use-form.ts'
import { wordKey } from './word-key.ts'

/**
 * A form whose action may refuse it. Fields tell what is wrong in the screen's words, the first refused one takes the
 * focus (OPEN-22), and `problem` is what to say about the form as a whole.
 */
export function useRefusableForm<Name extends string>(
  rules: FormRules<Name>,
  refusal: Refusal<Name> | undefined,
  text: Readonly<Record<string, string>>,
) {
  const words = useShell().shell.text.common
  const serverErrors = useMemo(
    () => refusal && refusalErrors(rules, refusal, text, words),
    [rules, refusal, text, words],
  )
  const form = useForm(rules, { serverErrors, words })
  useFocusRefused(form.formProps.ref, refusal)
  const problem = refusal?.problem === undefined ? undefined : (text[wordKey(refusal.problem)] ?? text.unavailable)
  return { ...form, problem }
}
