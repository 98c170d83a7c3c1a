import { type RefObject, useLayoutEffect } from 'react'
import { focusField } from './focus-field.ts'
import type { Refusal } from './refusal.ts'

/** Takes focus to the first field that an action refused; a message about the form as a whole takes it itself (OPEN-22). */
export function useFocusRefused(
  form: RefObject<HTMLFormElement | null>,
  refusal: Pick<Refusal, 'codes' | 'problem'> | undefined,
) {
  useLayoutEffect(() => {
    const [first] = Object.keys(refusal?.codes ?? {})
    if (first !== undefined && refusal?.problem === undefined && form.current) focusField(form.current, first)
  }, [form, refusal])
}
