import { expect, it } from 'vitest'
import { sampleManifest } from '../testing/sample-manifest.ts'
import { type NewBrandEntry, newBrandMistakes } from './new-brand-mistakes.ts'

const ground = {
  brands: [{ id: 'acme', domainId: 7, hosts: ['acme.example', 'www.acme.example'] }],
  folders: ['acme', 'base'],
  colors: sampleManifest.theme.colors,
}
const entry: NewBrandEntry = {
  ...{ name: 'Lakeside', id: 'lakeside', domainId: '8', host: 'lakeside.example', primary: '#14532d' },
}
const told = (changed: Partial<NewBrandEntry>) =>
  [...newBrandMistakes({ ...entry, ...changed }, ground)].map(
    ([field, { found, expected }]) => `${field}: ${found}; ${expected}`,
  )

it('finds nothing wrong with five fields that are well, and with no colour at all', () => {
  expect(told({})).toEqual([])
  expect(told({ primary: '' })).toEqual([])
})

it.each<[Partial<NewBrandEntry>, string]>([
  [{ name: ' ' }, 'name: no name; the name that members read'],
  [{ id: 'Lake Side' }, 'id: "Lake Side"; a folder of small letters, digits and single hyphens'],
  [{ id: 'base' }, 'id: the folder base, which is there already; a folder of its own'],
  [{ domainId: '7' }, 'domainId: domain id 7, which acme has too; a domain id of its own'],
  [{ domainId: '1.5' }, 'domainId: "1.5"; a whole number from 1 on'],
  [{ host: 'https://x' }, 'host: "https://x"; a host name in small letters, without https: and path'],
  [{ host: 'www.acme.example' }, 'host: host www.acme.example, which acme has too; a host of its own'],
  [{ primary: 'green' }, 'primary: "green"; a colour as #rrggbb'],
])('tells what is wrong with %j at its field, in the words of the check', (changed, mistake) => {
  expect(told(changed)).toEqual([mistake])
})

it('offers the nearest darker shade of a colour that cannot be read', () => {
  const pale = newBrandMistakes({ ...entry, primary: '#8fd3a5' }, ground).get('primary')
  expect(pale?.found).toContain('a contrast of')
  expect(told({ primary: pale?.right ?? '' })).toEqual([])
  expect(pale?.right).toMatch(/^#[0-9a-f]{6}$/)
})
