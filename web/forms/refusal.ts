import { data } from 'react-router'
import {
  checkFailed,
  type FieldCodes,
  type FieldFailure,
  type FieldRules,
  type FormErrors,
  type FormRules,
  type FormValues,
  type FormWords,
  failureMessage,
} from './form-rules.ts'

/** A form that came back: why, in codes (an action has no words of the screen), and what may be filled in again. */
export interface Refusal<Name extends string = string> {
  codes: FieldCodes<Name>
  /** Why the form as a whole was refused. */
  problem?: string | undefined
  /** What was typed; never a password. */
  values: FormValues<Name>
}

/** An action's answer that a form came back: the screen shows again, with status 422. */
export const refuse = <Answer>(refusal: Answer) => data(refusal, { status: 422 })

/** The messages of a screen for codes of its service, by the key of the code (`wordKey`). */
export type RefusalWords = Readonly<Record<string, string>>

/** A field's failures as its rules and the service name them. */
const failures: Readonly<Record<string, FieldFailure>> = {
  required: 'required',
  minLength: 'minLength',
  maxLength: 'maxLength',
  pattern: 'pattern',
  REQUIRED: 'required',
  TOO_SHORT: 'minLength',
  TOO_LONG: 'maxLength',
  PATTERN: 'pattern',
  INVALID_INPUT: 'pattern',
}

/** The message of one field's code. */
function messageOf(
  code: string,
  rule: FieldRules,
  values: Readonly<Record<string, string>>,
  value: string,
  text: RefusalWords,
  words: FormWords,
) {
  if (code === checkFailed) return rule.check?.(value, values) || rule.messages?.check
  const failure = Object.hasOwn(failures, code) ? failures[code] : undefined
  return failure ? failureMessage(failure, rule, words) : refusalWord(code, text)
}

/**
 * The messages of a refusal: `text` has those for codes of the service, `words` the generic ones. A code that has no words is
 * worded as a failed pattern (ERR-41, ERR-42).
 */
export function refusalErrors<Name extends string>(
  rules: FormRules<Name>,
  { codes, values }: Pick<Refusal<Name>, 'codes' | 'values'>,
  text: RefusalWords,
  words: FormWords,
): FormErrors<Name> {
  const errors: FormErrors<Name> = {}
  for (const name of Object.keys(rules) as Name[]) {
    const code = codes[name]
    if (code === undefined) continue
    const message = messageOf(
      code,
      rules[name],
      values as Readonly<Record<string, string>>,
      values[name] ?? '',
      text,
      words,
    )
    errors[name] = message ?? failureMessage('pattern', rules[name], words)
  }
  return errors
}

/** Key of a screen's words for a code: "USERNAME_TAKEN" is worded by "usernameTaken". */
const wordKey = (code: string) =>
  code.toLowerCase().replace(/_([a-z0-9])/g, (_found, letter: string) => letter.toUpperCase())

/** The screen's message for a code of the service. */
export const refusalWord = (code: string, text: RefusalWords): string | undefined =>
  Object.hasOwn(text, wordKey(code)) ? text[wordKey(code)] : undefined

/** A user error of a mutation, as the client's documents select it. */
export interface UserError {
  code: string
  /** Where in the input it is; null when it is about the form as a whole. */
  path: readonly string[] | null
}

/** Sorts user errors into codes of fields, by the form's own names (the last of the path where it says no other), and the first that is about the form as a whole. */
export function userErrors<Name extends string>(
  errors: readonly UserError[],
  names: readonly Name[],
  fieldName: (path: readonly string[]) => string | undefined = path => path.at(-1),
): { codes: { [Field in Name]?: string }; problem: string | undefined } {
  const codes: { [Field in Name]?: string } = {}
  let problem: string | undefined
  for (const { code, path } of errors) {
    const name = names.find(each => path && each === fieldName(path))
    if (name !== undefined) codes[name] ??= code
    else problem ??= code
  }
  return { codes, problem }
}

/** The service gave no answer: the form stays as it is and says so (ERR-09 to ERR-14). */
export const noAnswer: readonly UserError[] = [{ code: 'UNAVAILABLE', path: null }]
