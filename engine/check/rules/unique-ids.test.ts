import { expect, it } from 'vitest'
import type { Mistake } from '../../overlay/mistake.ts'
import type { Rule } from './rule.ts'
import { uniqueIds } from './unique-ids.ts'

/** Paths of the ids that the rule refuses in the blocks of a page, and the ids that it proposes. */
function told(...blocks: object[]): { found: string[]; hints: (string | undefined)[] } {
  const found: string[] = []
  const hints: (string | undefined)[] = []
  const manifest = { pages: { pages: [{ id: 'abroad', blocks }] } }
  const asked = {
    manifest,
    report: (_surface: string, path: readonly unknown[], { hint }: Mistake) => {
      found.push(path.join(' '))
      hints.push(hint)
    },
  } as unknown as Parameters<Rule>[0]
  uniqueIds(asked)
  return { found, hints }
}
const refused = (...blocks: object[]) => told(...blocks).found
const links = (...ids: string[]) => ids.map(id => ({ id }))

it('refuses an id that stands a second time in a surface', () => {
  expect(refused({ id: 'one' }, { id: 'two' })).toEqual([])
  expect(refused({ id: 'one', links: links('one') })).toEqual(['pages 0 blocks 0 links 0 id'])
  expect(refused({ id: 'one', links: links('a') }, { id: 'two', links: links('a') })).toEqual([
    'pages 0 blocks 1 links 0 id',
  ])
})

it('lets a variant say again what its own item says, and no other', () => {
  const one = { id: 'one', links: links('a', 'b'), variants: [{ links: links('b', 'a') }, { links: links('a') }] }
  expect(refused(one)).toEqual([])
  expect(refused(one, { id: 'two', variants: [{ links: links('a') }] })).toEqual([
    'pages 0 blocks 1 variants 0 links 0 id',
  ])
  expect(refused({ id: 'one', variants: [{ links: links('a', 'a') }] })).toEqual([
    'pages 0 blocks 0 variants 0 links 1 id',
  ])
})

it('refuses a name that two variants of one item have, by which other languages could not tell them apart', () => {
  const named = (...names: string[]) => names.map(name => ({ name }))
  expect(refused({ id: 'one', variants: named('one', 'staff') }, { id: 'two', variants: named('staff') })).toEqual([])
  expect(refused({ id: 'one', variants: named('staff', 'minor', 'staff') })).toEqual([
    'pages 0 blocks 0 variants 2 name',
  ])
})

it('[CHECK-11] proposes an id of its own to each that stands once more', () => {
  const { hints } = told(...['one', 'one-2', 'one', 'one', 'two', 'two'].map(id => ({ id })))
  expect(hints).toEqual(['"one-3"', '"one-4"', '"two-2"'])
})
