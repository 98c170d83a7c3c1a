import { useMemo } from 'react'
import { type CodedRefusal, codedErrors, problemMessage } from './coded-refusal.ts'
import type { FormRules } from './field-rules.ts'

type Words = Readonly<Record<string, string>>

/** The messages of what an action refused: of fields, and of the form as a whole. `words` is text "common". */
export function useRefused<Name extends string>(
  rules: FormRules<Name>,
  refusal: CodedRefusal<Name> | undefined,
  { text, words }: { text: Words; words: Words },
) {
  const errors = useMemo(() => refusal && codedErrors(rules, refusal, text, words), [rules, refusal, text, words])
  return { errors, problem: problemMessage(refusal?.problem, text) }
}
