import { expect, it } from 'vitest'
import { compareCosts } from './compare-costs.ts'

it('asks each portal in turns, and takes a rendering that something disturbed for none', async () => {
  const asked: string[] = []
  const portal = (name: string, [first = 0, ...others]: number[]) => {
    const left = [first, ...others]
    return {
      render: async () => {
        asked.push(name)
        return left.shift() ?? first
      },
      answer: async () => 9,
    }
  }
  const costs = await compareCosts({ portal: portal('own', [2, 40, 2]), before: portal('other', [1]) }, 1)
  expect(costs).toEqual({ portal: [{ render: 2, answer: 9 }], before: [{ render: 1, answer: 9 }] })
  expect(asked.slice(0, 6)).toEqual(['own', 'other', 'other', 'own', 'own', 'other'])
})
