import { describe, expect, it } from 'vitest'
import { fill, placeholdersOf } from './fill.ts'

describe('fill', () => {
  it('puts values in the place of placeholders', () => {
    expect(fill('{groupName} ({timeline})', { groupName: 'Acme', timeline: 'Active since 01/01/2024' })).toEqual({
      text: 'Acme (Active since 01/01/2024)',
      missing: [],
    })
  })

  it('tells what is missing, each name once, and leaves the braces', () => {
    expect(fill('{a} {b} {a}', { b: 'B' })).toEqual({ text: '{a} B {a}', missing: ['a'] })
    expect(fill('{constructor}', {})).toEqual({ text: '{constructor}', missing: ['constructor'] })
  })

  it('never fills what a value brought along', () => {
    expect(fill('{a}', { a: '{b}$&', b: 'B' }).text).toBe('{b}$&')
  })

  it('lists placeholders in order', () => {
    expect(placeholdersOf('{b} {a} {b} {} { c } {1}')).toEqual(['b', 'a'])
  })
})
