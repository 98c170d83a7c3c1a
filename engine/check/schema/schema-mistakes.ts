import type { ErrorObject } from 'ajv'
import type { Validate } from '../../../schema/generated/manifest-validators.js'
import { nearest } from '../../overlay/nearest.ts'
import type { Path } from '../../overlay/place.ts'
import { explainError } from './explain-error.ts'
import type { SchemaMistake } from './schema-mistake.ts'

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
