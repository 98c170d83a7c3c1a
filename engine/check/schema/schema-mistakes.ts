import type { ErrorObject } from 'ajv'
import type { Validate } from '../../../schema/generated/manifest-validators.js'
import type { Path } from '../../json.ts'
import { nearest } from '../../overlay/nearest.ts'
import { type Explain, type SchemaMistake, strayFields } from './error-parts.ts'
import { explainFields } from './explain-fields.ts'
import { explainValues } from './explain-values.ts'
import { shownValue } from './shown-value.ts'

const pathOf = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))

/** Whether an error repeats what another error about the same value says better. */
function isEcho(error: ErrorObject, beside: readonly ErrorObject[]): boolean {
  if (error.keyword === 'required') {
    const missing = String(error.params.missingProperty)
    return beside.some(
      ({ keyword, params }) =>
        (keyword === 'discriminator' && params.tag === missing) ||
        // A misspelled field is also missing under its right name.
        (keyword === 'additionalProperties' && nearest(String(params.additionalProperty), [missing]) !== undefined),
    )
  }
  // What belongs inside of an object that is missing is told with that.
  if (error.keyword === 'additionalProperties' && beside.some(other => strayFields(other, beside).length > 0))
    return true
  // The error of a name's own pattern is repeated by "propertyNames", and a union's own error by its discriminator.
  return (error.keyword === 'pattern' && error.propertyName !== undefined) || error.keyword === 'oneOf'
}

/**
 * The violations of a schema by a value, one for each thing that is wrong. In a `part`, such as a file of base that brands
 * complete, missing fields do not count.
 */
export function schemaMistakes(
  validate: Validate,
  value: unknown,
  extent: 'whole' | 'part' = 'whole',
): SchemaMistake[] {
  if (validate(value)) return []
  const errors = validate.errors ?? []
  const byValue = Map.groupBy(errors, ({ instancePath }) => instancePath)
  return [...byValue].flatMap(([pointer, beside]) =>
    beside
      .filter(error => !isEcho(error, beside) && !(extent === 'part' && error.keyword === 'required'))
      .map(error => explainError(error, pathOf(pointer), beside)),
  )
}

const explanations: { readonly [keyword: string]: Explain } = { ...explainFields, ...explainValues }

/** A validator's error in the words of the manifest language. */
function explainError(error: ErrorObject, path: Path, beside: readonly ErrorObject[]): SchemaMistake {
  const explain = explanations[error.keyword]
  if (explain) return explain(error, path, beside)
  return { path, part: 'value', found: shownValue(error.data), expected: error.message ?? error.keyword }
}
