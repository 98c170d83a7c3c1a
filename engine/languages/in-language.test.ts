import { expect, it } from 'vitest'
import type { Place } from '../overlay/places.ts'
import { Places } from '../overlay/places.ts'
import { surfaceIn } from './in-language.ts'

const at = (line: number): Place => ({ file: 'base/menus.es.json', line, column: 1 })

it('[LOCALE-01] a surface in another language has words of its own, and shares with English what has none', () => {
  const english = {
    menus: [
      { id: 'one', title: 'Home', showWhen: { session: ['full'] }, items: [{ id: 'below', title: 'Claims' }] },
      { id: 'two', title: 'Help', showWhen: { session: ['full'] } },
    ],
  }
  const before = structuredClone(english)
  const places = new Places()
  places.begin(english.menus[0] ?? {}, at(1))
  const spanish = surfaceIn(
    english,
    [
      { path: ['menus', 0, 'title'], said: 'Inicio', place: { key: at(7), value: at(8) } },
      { path: ['menus', 0, 'items', 0, 'title'], said: 'Reclamaciones' },
      { path: ['menus', 5, 'title'], said: 'Nowhere' },
    ],
    places,
  ) as typeof english
  expect(english).toEqual(before)
  expect(spanish.menus.map(({ title, items }) => [title, items?.[0]?.title])).toEqual([
    ['Inicio', 'Reclamaciones'],
    ['Help', undefined],
  ])
  expect(spanish.menus[0]?.showWhen).toBe(english.menus[0]?.showWhen)
  expect(spanish.menus[1]).toBe(english.menus[1])
  expect(places.at(spanish, ['menus', 0, 'title'])).toEqual(at(8))
  expect(places.at(english, ['menus', 0, 'title'])).toEqual(at(1))
})
