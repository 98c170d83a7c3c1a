import { expect, it } from 'vitest'
import { shownBrands } from './shown-brands.ts'

const live = { id: '1', key: 'first', name: 'First', roles: ['VIEWER', 'EDITOR'] as const }
const data = (brand: string | null) => ({
  brands: [{ ...live, roles: [...live.roles] }],
  viewer: { name: 'Ada', grants: [{ role: 'EDITOR' as const, brand }] },
})
const files = [
  { path: 'base/brand.json', text: '{}' },
  { path: 'first/brand.json', text: '{ "set": { "name": "Another" } }' },
  { path: 'lake/brand.json', text: '{ "set": { "name": "Lake Health" } }' },
  { path: 'sea/brand.json', text: '{ "set": ' },
]

it('are those that are live, and those that the draft begins, whatever is wrong with them', () => {
  expect(shownBrands(data(null), files)).toEqual([
    { key: 'first', name: 'First', mayEdit: true, isNew: false },
    { key: 'lake', name: 'Lake Health (new)', mayEdit: true, isNew: true },
    { key: 'sea', name: 'sea (new)', mayEdit: true, isNew: true },
  ])
  expect(shownBrands(data('first'), files).map(({ mayEdit }) => mayEdit)).toEqual([true, false, false])
})
