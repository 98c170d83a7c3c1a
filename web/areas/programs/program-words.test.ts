import { expect, it } from 'vitest'
import { programWords } from './program-words.ts'

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
