import { type RefObject, useEffect } from 'react'
import type { CodedRefusal } from './coded-refusal.ts'
import { focusField } from './focus-field.ts'

/** Takes focus to the first field that an action refused; a message about the form as a whole takes it itself (OPEN-22). */
export function useFocusRefused(
  form: RefObject<HTMLFormElement | null>,
  refusal: Pick<CodedRefusal<string>, 'codes' | 'problem'> | undefined,
) {
  useEffect(() => {
    const [first] = Object.keys(refusal?.codes ?? {})
    if (first !== undefined && refusal?.problem === undefined && form.current) focusField(form.current, first)
  }, [form, refusal])
}
