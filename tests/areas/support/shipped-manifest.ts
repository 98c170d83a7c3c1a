import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { compileManifest } from '../../../engine/resolve/compile-manifest.ts'
import type { Manifest } from '../../../schema/generated/manifests.ts'

const surfaces = [
  'brand',
  'theme',
  'segments',
  'conditions',
  'routes',
  'journey',
  'menus',
  'home',
  'tools',
  'programs',
  'alerts',
  'contact',
  'errors',
  'pages',
  'footer',
  'text',
] as const satisfies readonly (keyof Manifest)[]

const read = (folder: string, surface: string) =>
  JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../../manifests', folder, `${surface}.json`), 'utf8'),
  ) as Record<string, unknown>

const shared = Object.fromEntries(surfaces.map(surface => [surface, read('base', surface)]))
const brand = { ...shared.brand, ...(read('first', 'brand').set as object) }

/** What brands share, as it ships, under the name and images of one of them. */
export const base = compileManifest({ ...shared, brand } as unknown as Manifest, ({ id, error }) => {
  throw new Error(`manifests/base cannot compile "${id}": ${String(error)}`)
})
