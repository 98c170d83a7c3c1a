import { expect, it } from 'vitest'
import type { TileModel } from '../../blocks/tile/tile-card.tsx'
import { programLink, programWords } from './program-card.tsx'

const description = 'Talk with a nurse. Day or night.'

it('[PROGRAM-07] says the short description before the description, and neither twice', () => {
  expect(programWords({ description }, { shortDescription: 'Help when you need it' })).toEqual([
    'Help when you need it',
    description,
  ])
  expect(programWords({ description }, { shortDescription: 'Talk with a nurse' })).toEqual([description])
  expect(programWords({ description: '' }, { shortDescription: 'Talk' })).toEqual(['Talk'])
})

it('says the description alone where the site says nothing', () => {
  expect(programWords({ description }, null)).toEqual([description])
})

const path = '/benefits/programs/17'
const tile = (target: string, newTab = false): TileModel => ({
  ...{ id: 'one', title: 'One', description: '', icon: 'program' },
  go: { kind: 'link', target, newTab },
})

it('[PROGRAM-07] leads where the tile of the program does', () => {
  const target = 'https://estimate.example'
  expect(programLink(tile(target), target, path)).toEqual({ target, newTab: false })
  expect(programLink(tile('/passport-dental'), null, path)).toEqual({ target: '/passport-dental', newTab: false })
})

it('[PROGRAM-07] leads from a program with a page of its own to its address, and nowhere without one', () => {
  expect(programLink(tile(path), '/resources/17.pdf', path)).toEqual({ target: '/resources/17.pdf', newTab: true })
  for (const url of [null, path, 'javascript:alert(1)']) expect(programLink(tile(path), url, path)).toBeUndefined()
})
