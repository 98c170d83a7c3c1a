import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import type { Bundle } from './bundle-schemas.ts'

const own = [
  'x-traits',
  'x-variants',
  'x-placeholders',
  'x-may-be-empty',
  'x-words',
  'x-not-words',
  'x-key',
  'x-tags',
  'x-ids-of',
  'tsType',
  'patternErrorMessage',
  'enumDescriptions',
]

/** Standalone validators: nothing is compiled at run time, and nothing needs `eval`. */
export function manifestValidators({ surfaces, schema }: Bundle): Map<string, string> {
  const ajv = new Ajv2020({
    allErrors: true,
    code: { esm: true, lines: true, source: true },
    discriminator: true,
    schemas: [schema],
    strict: true,
    // Lengths are those of JavaScript, for which generated code needs no module of Ajv's.
    unicode: false,
    // It would call that deprecated; whatever else it has to say, `strict` throws.
    logger: false,
    strictRequired: false,
    validateFormats: false,
    verbose: true,
  })
  ajv.addVocabulary(own)
  const roots = [...surfaces, { name: 'overlay', title: 'Overlay' }]
  const code = standalone.default(
    ajv,
    Object.fromEntries(roots.map(({ name, title }) => [name, `manifest#/$defs/${title}`])),
  )
  const types = [
    "import type { ErrorObject } from 'ajv'",
    '',
    '/** Tells whether a value follows the schema; its mistakes are in `errors`. */',
    'export interface Validate {',
    '  (value: unknown): boolean',
    '  errors?: null | ErrorObject[]',
    '}',
    ...roots.map(({ name }) => `export declare const ${name}: Validate`),
    '',
  ]
  const banner = '// Generated from schema/manifests/*.schema.json by `npm run generate`. Do not edit.\n'
  return new Map([
    ['schema/generated/manifest-validators.js', banner + code],
    ['schema/generated/manifest-validators.d.ts', banner + types.join('\n')],
  ])
}
