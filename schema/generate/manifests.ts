import { bundleSchemas } from './bundle-schemas.ts'
import { manifestTypes, markdownFields } from './manifest-types.ts'
import { manifestValidators } from './manifest-validators.ts'

/** Types and validators of the manifest language: path below the repository's top to file text. */
export async function generateManifests(): Promise<Map<string, string>> {
  const bundle = await bundleSchemas()
  return new Map([
    ['schema/generated/manifests.ts', await manifestTypes(bundle)],
    ['schema/generated/markdown-fields.ts', markdownFields(bundle)],
    ['schema/generated/manifest.schema.json', `${JSON.stringify(bundle.schema, null, 1)}\n`],
    ...manifestValidators(bundle),
  ])
}
