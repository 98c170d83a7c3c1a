import { type FormEvent, type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { useWordList } from '../ui/words/words.tsx'
import type { FormRules } from './form-rules.ts'
import { type Refusal, type RefusalWords, refusalErrors, refusalWord } from './refusal.ts'
import { focusField, useForm } from './use-form.ts'
import { useUnsavedChanges } from './use-unsaved-changes.ts'

const noKeys: readonly never[] = []

interface GuardOptions {
  /** False for a form that edits nothing, as log-in: it may be left without asking (MEMBER-25). */
  edits?: boolean
  /** What was typed on earlier steps is not saved either. */
  fromBefore?: boolean
}

/**
 * A form whose action may refuse it. Fields say what is wrong, the first refused one takes the focus (OPEN-22), and
 * `problem` is the message about the form as a whole. `refusals` are the keys of the screen's words for codes of the
 * service; of a code without words "unavailable" speaks.
 */
export function useRefusableForm<Name extends string, Key extends string = never>(
  rules: FormRules<Name>,
  refusal: Refusal<Name> | undefined,
  text?: { readonly [Word in NoInfer<Key>]: string },
  refusals: readonly Key[] = noKeys,
  { edits = true, fromBefore = false }: GuardOptions = {},
) {
  const words = useWordList()
  const messages = useMemo(
    (): RefusalWords => Object.fromEntries(refusals.map(key => [key, text?.[key] ?? ''])),
    [text, refusals],
  )
  const serverErrors = useMemo(
    () => refusal && refusalErrors(rules, refusal, messages, words),
    [rules, refusal, messages, words],
  )
  const form = useForm(rules, { serverErrors, words })
  const { formProps } = form
  useFocusRefused(formProps.ref, refusal)
  const refused = refusal?.problem !== undefined || Object.keys(refusal?.codes ?? {}).length > 0
  const sending = useUnsavedChanges(formProps.ref, { edits, refused, fromBefore })
  const problem = refusal?.problem && (refusalWord(refusal.problem, messages) ?? messages.unavailable)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    formProps.onSubmit(event)
    if (!event.defaultPrevented) sending()
  }
  return { ...form, formProps: { ...formProps, onSubmit }, problem }
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
