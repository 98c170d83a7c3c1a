import { bundleSchemas } from './bundle-schemas.ts'
import { editorSchemas } from './editor/editor-schemas.ts'
import { readManifestNames } from './editor/manifest-names.ts'
import { manifestTypes } from './manifest-types.ts'
import { manifestValidators } from './manifest-validators.ts'
import { markdownFields } from './markdown-fields.ts'

/** Types, validators and editor schemas of the manifest language: path below the repository's top to file text. */
export async function generateManifests(): Promise<Map<string, string>> {
  const bundle = await bundleSchemas()
  return new Map([
    ['schema/generated/manifests.ts', await manifestTypes(bundle)],
    ['schema/generated/markdown-fields.ts', markdownFields(bundle)],
    ['schema/generated/manifest.schema.json', `${JSON.stringify(bundle.schema, null, 1)}\n`],
    ...manifestValidators(bundle),
    ...editorSchemas(bundle, await readManifestNames()),
  ])
}
