import { expect, it } from 'vitest'
import type { DeskClash } from '../model/clash.ts'
import { fieldInWords, groupsOf, mainOf, sideInWords } from './clash-words.ts'

const files = new Map([
  ['base/home.json', '{ "items": [{ "id": "news", "block": "info-banner", "title": "News", "body": "B" }] }'],
])
const clash = (more: Partial<DeskClash>): DeskClash => ({
  ...{ path: 'acme/home.json', item: '', field: '', kind: 'value', ours: '"A"', theirs: '"B"' },
  ...more,
})

it('says of which item a clash is, and of what of it, in a brand’s changes too', () => {
  const title = clash({ field: 'changes / set news / fields / title' })
  const picture = clash({ path: 'base/home.json', item: 'news', field: 'picture / alt' })
  const heading = clash({ path: 'acme/contact.json', field: 'set / heading' })
  const groups = groupsOf(files, [title, picture, heading])
  expect(groups.map(({ name, clashes }) => [name, ...clashes.map(fieldInWords)])).toEqual([
    ['Home: News', 'Title'],
    ['Home: News', 'Picture › Words for whoever does not see it'],
    ['Contact', 'Heading'],
  ])
})

it('asks once where an item is put to two places', () => {
  const place = clash({ item: 'news', kind: 'place', ours: undefined, theirs: undefined })
  const field = clash({ field: 'changes / move news / before' })
  expect(groupsOf(files, [field, place]).flatMap(({ clashes }) => clashes)).toEqual([place])
  expect([mainOf([field, place], field), fieldInWords(place)]).toEqual([place, 'Where it stands'])
})

it('reads words as words, and everything else as it is written', () => {
  const value = clash({})
  expect(['"Home"', '""', '{ "use": "x" }', 'true', undefined].map(said => sideInWords(value, said).text)).toEqual([
    ...['“Home”', 'no words', '{ "use": "x" }', 'true', 'nothing'],
  ])
  expect(sideInWords(clash({ kind: 'removed' }), undefined).text).toBe('taken away')
})
