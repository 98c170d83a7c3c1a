import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const top = resolve(import.meta.dirname, '../../../manifests')
const folders = readdirSync(top, { withFileTypes: true }).filter(each => each.isDirectory())

/** The shipped manifests, as a draft begins with them. */
export const shippedFiles: ReadonlyMap<string, string> = new Map(
  folders.flatMap(({ name }) =>
    readdirSync(resolve(top, name))
      .filter(file => file.endsWith('.json'))
      .map(file => [`${name}/${file}`, readFileSync(resolve(top, name, file), 'utf8')] as const),
  ),
)

/** Paths of their pictures and fonts. */
export const shippedAssets: readonly string[] = folders.flatMap(({ name }) => {
  const assets = folders.length > 0 ? readdirSync(resolve(top, name)).filter(file => file === 'assets') : []
  return assets.flatMap(() => readdirSync(resolve(top, name, 'assets')).map(file => `${name}/assets/${file}`))
})
