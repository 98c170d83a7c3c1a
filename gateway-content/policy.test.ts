import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  authorOf,
  type Grant,
  grantsIn,
  isSeenByOthers,
  mayChange,
  mayIn,
  maySee,
  nameIn,
  type Role,
  roles,
} from './policy.ts'

const staff = (...grants: Grant[]) => ({ grants })

describe('roles', () => {
  it.each<[Role, readonly Role[]]>([
    ['viewer', ['viewer']],
    ['editor', ['viewer', 'editor']],
    ['publisher', ['viewer', 'editor', 'publisher']],
    ['administrator', ['viewer', 'editor', 'publisher', 'administrator']],
  ])('[CONTENT-13] a %s may do what %j may, in their brand and in no other', (role, has) => {
    const ofOne = staff({ role, brand: 'acme' })
    expect(roles.filter(each => mayIn(ofOne, each, 'acme'))).toEqual(has)
    expect(roles.filter(each => mayIn(ofOne, each, 'umbrella'))).toEqual([])
    expect(roles.filter(each => mayIn(staff({ role }), each, 'umbrella'))).toEqual(has)
  })

  it('[CONTENT-13] for one brand are none for what all brands share, however many brands they are for', () => {
    const editor = staff({ role: 'editor', brand: 'acme' }, { role: 'editor', brand: 'umbrella' })
    expect(mayChange(editor, 'editor', ['acme/menus.json', 'umbrella/home.json'])).toBe(true)
    expect(mayChange(editor, 'editor', ['acme/menus.json', 'base/menus.json'])).toBe(false)
    expect(mayChange(staff({ role: 'editor', brand: 'base' }), 'editor', ['base/menus.json'])).toBe(false)
    expect(mayChange(staff({ role: 'editor' }), 'editor', ['base/menus.json'])).toBe(true)
  })

  it('[CONTENT-13] see what is shared and their own brand, and nothing without any role', () => {
    const viewer = staff({ role: 'viewer', brand: 'acme' })
    const paths = ['base/menus.json', 'acme/menus.json', 'umbrella/menus.json', 'acme-2/menus.json', 'stray.json']
    expect(paths.filter(path => maySee(viewer, path))).toEqual(['base/menus.json', 'acme/menus.json'])
    expect(paths.filter(path => maySee(staff(), path))).toEqual([])
    expect(mayChange(staff(), 'viewer', [])).toBe(false)
  })

  it('[CONTENT-13] [CONTENT-14] come from a claim: a list or a text, and what is of another application gives none', () => {
    expect(grantsIn(['editor:acme', 'publisher', 'viewer:med-2'])).toEqual([
      { role: 'editor', brand: 'acme' },
      { role: 'publisher' },
      { role: 'viewer', brand: 'med-2' },
    ])
    expect(grantsIn('viewer, editor:acme')).toEqual([{ role: 'viewer' }, { role: 'editor', brand: 'acme' }])
    const others = ['Editor', 'editor:', 'editor:a:b', 'superuser', 'administrator:acme', 'editor:base', '', 7, null]
    for (const other of others) expect(grantsIn([other]), String(other)).toEqual([])
    for (const claim of [undefined, null, 7, {}, { editor: true }]) expect(grantsIn(claim)).toEqual([])
  })

  it('[CONTENT-13] never give more for more files', () => {
    const grant = fc.record(
      { role: fc.constantFrom(...roles), brand: fc.constantFrom('acme', 'umbrella') },
      { requiredKeys: ['role'] },
    )
    const path = fc.constantFrom('base/a.json', 'acme/a.json', 'umbrella/a.json', 'third/a.json')
    fc.assert(
      fc.property(fc.array(grant), fc.constantFrom(...roles), fc.array(path), path, (grants, role, paths, more) => {
        if (mayChange({ grants }, role, [...paths, more])) expect(mayChange({ grants }, role, paths)).toBe(true)
        expect(mayChange({ grants }, role, paths) && paths.some(each => !maySee({ grants }, each))).toBe(false)
      }),
    )
  })
})

describe('four eyes', () => {
  const ada = authorOf({ name: 'Ada', id: '1' })
  const bob = authorOf({ name: 'Bob', id: '2' })

  it('[CONTENT-13] want an approval of somebody who did not change the draft', () => {
    expect(isSeenByOthers([ada], [])).toBe(false)
    expect(isSeenByOthers([ada], [ada])).toBe(false)
    expect(isSeenByOthers([ada, bob], [bob, ada])).toBe(false)
    expect(isSeenByOthers([ada], [ada, bob])).toBe(true)
    expect(isSeenByOthers(['root'], [ada])).toBe(true)
  })

  it('[CONTENT-13] know people by what stays theirs, whatever they call themselves', () => {
    const renamed = authorOf({ name: 'Ada Lovelace', id: '1' })
    const sameName = authorOf({ name: 'Ada', id: '3' })
    expect(isSeenByOthers([ada], [renamed])).toBe(false)
    expect(isSeenByOthers([ada], [sameName])).toBe(true)
    // Nobody writes a name that makes them somebody else.
    const forged = authorOf({ name: 'Bob <2>', id: '1' })
    expect(isSeenByOthers([ada], [forged])).toBe(false)
    expect(isSeenByOthers([ada], [authorOf({ name: 'Ada', id: '> <2' })])).toBe(true)
    expect(authorOf({ name: 'A', id: '%3C' })).not.toBe(authorOf({ name: 'A', id: '<' }))
    expect(nameIn(renamed)).toBe('Ada Lovelace')
    expect(nameIn('root')).toBe('root')
  })
})
