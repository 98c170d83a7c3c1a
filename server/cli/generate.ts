import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { generateCategories } from '../../schema/generate/categories.ts'
import { generateEditorSchemas } from '../../schema/generate/editor/editor-schemas.ts'
import { generateFacts } from '../../schema/generate/facts.ts'
import { generateGateway } from '../../schema/generate/gateway.ts'
import { generateIcons } from '../../schema/generate/icons.ts'
import { generateManifests } from '../../schema/generate/manifests.ts'
import { generateRoutes } from '../../schema/generate/routes.ts'
import { generateScreenKinds } from '../../schema/generate/screen-kinds.ts'
import { generateWords } from '../../schema/generate/words.ts'
import { generateGraphql } from '../generate/generate-graphql.ts'
import { generateSettingsTable } from '../generate/settings-table.ts'
import { generateViewSchemas } from '../generate/view-schemas.ts'

/** It reads what `generateManifests` has just written. */
const generateWordsSchemas = async () => (await import('../generate/words-schemas.ts')).generateWordsSchemas()

/** Everything that is generated, in the order in which one needs the other. */
const generators = [
  generateFacts,
  generateCategories,
  generateIcons,
  generateRoutes,
  generateManifests,
  generateScreenKinds,
  generateWords,
  generateEditorSchemas,
  generateWordsSchemas,
  generateGateway,
  generateGraphql,
  generateViewSchemas,
  generateSettingsTable,
]
/** Made from the names in manifests. */
const ofNames = [generateRoutes, generateWords, generateEditorSchemas, generateWordsSchemas]
const some = process.argv.includes('--names') ? ofNames : generators
const wanted = process.argv.includes('--graphql') ? [generateGraphql] : some

/** Writes generated files, with `--graphql` only those made from GraphQL, with `--names` from manifests; with `--check` writes nothing and fails when any file differs from what would be written. */
const check = process.argv.includes('--check')
const top = resolve(import.meta.dirname, '../..')
const stale: string[] = []
for (const generate of wanted) {
  for (const [path, text] of await generate()) {
    const file = resolve(top, path)
    const current = await readFile(file, 'utf8').catch(() => undefined)
    if (current === text) continue
    stale.push(path)
    if (check) continue
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
if (check && stale.length > 0) {
  console.error(`Out of date, run \`npm run generate\`:\n${stale.map(path => `  ${path}`).join('\n')}`)
  process.exitCode = 1
} else {
  console.log(stale.length === 0 ? 'Generated files are up to date.' : `Wrote ${stale.join(', ')}`)
}
