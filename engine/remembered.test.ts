import { describe, expect, it, vi } from 'vitest'
import { remembered } from './remembered.ts'

describe('a function that remembers', () => {
  const setUp = () => {
    const make = vi.fn((of: { words: string }, surface: string, other: object | undefined) => [
      of.words,
      surface,
      other,
    ])
    return { make, said: remembered(make) }
  }

  it('is asked once for the same objects, and gives the same result', () => {
    const { make, said } = setUp()
    const [menu, other] = [{ words: 'Claims' }, {}]
    expect(said(menu, 'menus', other)).toBe(said(menu, 'menus', other))
    expect(make).toHaveBeenCalledOnce()
  })

  it('is asked again for other objects that say the same, and for every other argument', () => {
    const { make, said } = setUp()
    const menu = { words: 'Claims' }
    said(menu, 'menus', undefined)
    expect(said({ words: 'Claims' }, 'menus', undefined)).toEqual(['Claims', 'menus', undefined])
    expect(said(menu, 'home', undefined)[1]).toBe('home')
    expect(said(menu, 'menus', {})[2]).toEqual({})
    expect(make).toHaveBeenCalledTimes(4)
  })

  it('remembers that the result is nothing', () => {
    const make = vi.fn((_of: object) => undefined)
    const said = remembered(make)
    const one = {}
    said(one)
    said(one)
    expect(make).toHaveBeenCalledOnce()
  })
})
