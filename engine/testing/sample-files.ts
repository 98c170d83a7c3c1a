import type { ManifestFile } from '../check/parse-folders.ts'
import { placeholdersOf } from '../text/placeholders.ts'
import { sampleManifest } from './sample-manifest.ts'

const withName = (path: string, value: unknown): ManifestFile => ({ path, text: JSON.stringify(value, null, 2) })

/** What the sample brand says differently: one change of each kind. */
const overlays = {
  home: {
    changes: [
      { change: 'set', id: 'tools', fields: { title: 'Quick access tools' } },
      { change: 'remove', id: 'primary-care-update' },
      {
        change: 'add',
        item: { id: 'programs', block: 'programs', column: 'main', title: 'Programs', body: 'Perks', most: 6 },
        before: 'tools',
      },
    ],
  },
  menus: {
    changes: [
      { change: 'add', into: 'benefits', item: { id: 'vision', title: 'Vision', target: '/benefits/medical' } },
      { change: 'move', id: 'home', after: 'benefits' },
    ],
  },
  theme: { set: { colors: { accent: '#7a2f0c' } } },
  text: { set: { home: { heading: 'Hello, {firstName}' } } },
}

/** The sample manifest as files: everything but the brand itself in base, a brand as plain as base, and one with overlays. */
export function sampleFiles(): ManifestFile[] {
  const { brand, ...shared } = sampleManifest
  return [
    ...Object.entries(shared).map(([surface, value]) => withName(`manifests/base/${surface}.json`, value)),
    withName('manifests/plain/brand.json', {
      ...brand,
      id: 'plain',
      domainId: sampleManifest.brand.domainId - 1,
      hosts: ['plain.localhost'],
    }),
    withName('manifests/sample/brand.json', brand),
    ...Object.entries(overlays).map(([surface, value]) => withName(`manifests/sample/${surface}.json`, value)),
  ]
}

/** The words that the sample's screens would ask for. */
export const sampleWords = Object.fromEntries(
  Object.entries(sampleManifest.text).map(([section, words]) => [
    section,
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, placeholdersOf(text)])),
  ]),
)

/** Every image exists. */
export const anyImage = (folder: string, file: string): string => `/brand-assets/${folder}/${file}`
