import { describe, expect, it } from 'vitest'
import { shippedBrands } from './support/shipped-brands.ts'

describe.each(shippedBrands)('titles in the tab of $id', ({ manifest, compiled: { routes } }) => {
  it('[MEMBER-45] belong to one screen each', () => {
    const titles = routes.list.flatMap(({ route: { screen, title, page, id } }) => {
      const own = screen === 'page' ? manifest.pages.pages.find(each => each.id === page)?.title : title
      return own === undefined ? [] : [{ title: own, id }]
    })
    const shared = [...Map.groupBy(titles, ({ title }) => title).values()].filter(list => list.length > 1)
    // Two addresses of one screen: a service today, and in an earlier period.
    const wanted = [['dental-service', 'dental-service-of-period']]
    expect(shared.map(list => list.map(({ id }) => id))).toEqual(wanted)
  })
})
