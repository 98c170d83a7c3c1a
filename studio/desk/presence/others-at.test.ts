import { expect, it } from 'vitest'
import { namesAt, othersAt } from './others-at.ts'

it('knows who is at which item of a brand: at what all brands share, somebody is in each', () => {
  const at = othersAt(
    [
      { name: 'Ada', path: 'acme/menus.json', item: 'benefits' },
      { name: 'Bob', path: 'base/menus.json', item: '' },
      { name: 'Cleo', path: 'umbrella/menus.json', item: 'benefits' },
      { name: 'Dan', path: '', item: '' },
    ],
    'acme',
  )
  expect(namesAt(at, 'menus', 'benefits')).toEqual(['Ada'])
  expect(namesAt(at, 'menus', '')).toEqual(['Bob'])
  expect(namesAt(at, 'menus', '', true)).toEqual(['Ada', 'Bob'])
  expect(namesAt(at, 'home', '', true)).toEqual([])
})
