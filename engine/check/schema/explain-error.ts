import type { ErrorObject } from 'ajv'
import type { Path } from '../../overlay/place.ts'
import type { Explain } from './error-parts.ts'
import { explainFields } from './explain-fields.ts'
import { explainValues } from './explain-values.ts'
import type { SchemaMistake } from './schema-mistake.ts'
import { shownValue } from './shown-value.ts'

const explanations: { readonly [keyword: string]: Explain } = { ...explainFields, ...explainValues }

/** A validator's error in words of the manifest language. */
export function explainError(error: ErrorObject, path: Path): SchemaMistake {
  const explain = explanations[error.keyword]
  if (explain) return explain(error, path)
  return { path, part: 'value', found: shownValue(error.data), expected: error.message ?? error.keyword }
}
