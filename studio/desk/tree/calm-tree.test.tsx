import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { treeOf } from '../model/item-tree.ts'
import { useCalmTree } from './calm-tree.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const marks = new Map()
const alerts = (count: number, first: string) => ({
  items: Array.from({ length: count }, (_, index) => ({
    id: `alert-${index}`,
    title: index === 0 ? first : 'Closed',
  })),
})
const shown = (root: ReturnType<typeof alerts>, brand = 'one') => ({
  ...{ brand, surface: 'alerts' as const, marks },
  tree: treeOf('alerts', root),
})
const follow = (before: ReturnType<typeof shown>) => renderHook(useCalmTree, { initialProps: before })
const firstOf = ({ tree }: ReturnType<typeof useCalmTree>) => tree.items[0]?.name
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds))

describe('what the tree shows while somebody types', () => {
  it('[STUDIO-20] names of many items follow when whoever types pauses', async () => {
    const { result, rerender } = follow(shown(alerts(300, 'O')))
    for (const typed of ['Op', 'Ope', 'Open']) {
      rerender(shown(alerts(300, typed)))
      expect(firstOf(result.current)).toBe('O')
      await pass(500)
    }
    expect(firstOf(result.current)).toBe('O')
    await pass(500)
    expect(firstOf(result.current)).toBe('Open')
  })

  it('those of few are there at once', () => {
    const { result, rerender } = follow(shown(alerts(30, 'O')))
    rerender(shown(alerts(30, 'Open')))
    expect(firstOf(result.current)).toBe('Open')
  })

  it('items that come, go or are moved do so at once, and so does another brand', () => {
    const many = alerts(300, 'Open')
    const { result, rerender } = follow(shown(many))
    rerender(shown({ items: many.items.slice(1) }))
    expect(result.current.tree.items).toHaveLength(299)
    rerender(shown({ items: many.items.toReversed() }))
    expect(result.current.tree.items[0]?.id).toBe('alert-299')
    rerender(shown(alerts(300, 'Elsewhere'), 'other'))
    expect(firstOf(result.current)).toBe('Elsewhere')
  })
})
