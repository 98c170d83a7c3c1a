/** A user error of a mutation, as the client's documents select it. */
export interface UserError {
  code: string
  field: string | null
}

/** Sorts user errors into codes of fields, by the form's own names, and the first that is about the form as a whole. */
export function userErrors<Name extends string>(
  errors: readonly UserError[],
  names: readonly Name[],
  nameOf: (field: string) => string = field => field,
): { codes: { [Field in Name]?: string }; problem: string | undefined } {
  const codes: { [Field in Name]?: string } = {}
  let problem: string | undefined
  for (const { code, field } of errors) {
    const name = names.find(each => field !== null && each === nameOf(field))
    if (name !== undefined) codes[name] ??= code
    else problem ??= code
  }
  return { codes, problem }
}

/** No answer of the service at all: the form stays as it is and says so (ERR-09 to ERR-14). */
export const noAnswer: readonly UserError[] = [{ code: 'UNAVAILABLE', field: null }]
