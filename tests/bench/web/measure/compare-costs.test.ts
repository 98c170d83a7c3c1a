import { expect, it } from 'vitest'
import { compareCosts } from './compare-costs.ts'

it('asks portals in turns, forth and back, and a rendering oftener than a whole answer', async () => {
  const asked: string[] = []
  const portal = (name: string) => ({
    render: async () => asked.push(name),
    answer: async () => 9,
  })
  const costs = await compareCosts({ portal: portal('own'), before: portal('other') }, 2)
  expect(asked).toHaveLength(28)
  expect(asked.slice(0, 6)).toEqual(['own', 'other', 'other', 'own', 'own', 'other'])
  expect(costs.portal).toEqual({ render: [1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28], answer: [9, 9] })
  expect(costs.before?.render.slice(0, 3)).toEqual([2, 3, 6])
})
