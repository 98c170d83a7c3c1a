import { describe, expect, it } from 'vitest'
import { everyBrand } from './support/shipped-brands.ts'

describe.each(everyBrand)('titles in the tab of $brand.id', ({ routes }) => {
  it('[MEMBER-45] belong to one screen each', () => {
    const titles = routes.list.flatMap(({ route: { screen, title, id } }) =>
      screen === 'redirect' ? [] : [{ title, id }],
    )
    const shared = [...Map.groupBy(titles, ({ title }) => title).values()].filter(list => list.length > 1)
    // Two addresses of one screen: a service today, and in an earlier period.
    const wanted = [['dental-service', 'dental-service-of-period']]
    expect(shared.map(list => list.map(({ id }) => id))).toEqual(wanted)
  })
})
