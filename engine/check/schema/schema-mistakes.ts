import type { ErrorObject } from 'ajv'
import type { Validate } from '../../../schema/generated/manifest-validators.js'
import { nearest } from '../../overlay/nearest.ts'
import type { Path } from '../../overlay/places.ts'
import type { Explain, SchemaMistake } from './error-parts.ts'
import { explainFields } from './explain-fields.ts'
import { explainValues } from './explain-values.ts'
import { shownValue } from './shown-value.ts'

const pathOf = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))

/** A validator may say one mistake twice: what another of its errors says better is left out. */
function isEcho(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const beside = errors.filter(other => other !== error && other.instancePath === error.instancePath)
  if (error.keyword === 'required') {
    const missing = String(error.params.missingProperty)
    return beside.some(
      ({ keyword, params }) =>
        (keyword === 'discriminator' && params.tag === missing) ||
        // A misspelled field is missing under its right name as well.
        (keyword === 'additionalProperties' && nearest(String(params.additionalProperty), [missing]) !== undefined),
    )
  }
  // The error of a name's own pattern is repeated by "propertyNames", and a union's own error by its discriminator.
  return (error.keyword === 'pattern' && error.propertyName !== undefined) || error.keyword === 'oneOf'
}

/**
 * What a value does against a schema: one mistake for each thing that is wrong. In a part of a whole, as the files of
 * base are, nothing counts as missing.
 */
export function schemaMistakes(
  validate: Validate,
  value: unknown,
  extent: 'whole' | 'part' = 'whole',
): SchemaMistake[] {
  if (validate(value)) return []
  const errors = validate.errors ?? []
  return errors
    .filter(error => !isEcho(error, errors) && !(extent === 'part' && error.keyword === 'required'))
    .map(error => explainError(error, pathOf(error.instancePath)))
}

const explanations: { readonly [keyword: string]: Explain } = { ...explainFields, ...explainValues }

/** A validator's error in words of the manifest language. */
function explainError(error: ErrorObject, path: Path): SchemaMistake {
  const explain = explanations[error.keyword]
  if (explain) return explain(error, path)
  return { path, part: 'value', found: shownValue(error.data), expected: error.message ?? error.keyword }
}
