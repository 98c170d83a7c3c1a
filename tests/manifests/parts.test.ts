import { describe, expect, it } from 'vitest'
import { combinationOf } from '../../engine/members/combination-of.ts'
import { MemberSpace } from '../../engine/members/member-space.ts'
import { registry } from '../../engine/members/registry.ts'
import { manifestParts } from '../../engine/parts/manifest-parts.ts'
import { periodsOf } from '../../engine/parts/periods-of.ts'
import { know } from '../../engine/state.ts'
import { personas } from './personas.ts'
import { screen, shell } from './support/see.ts'
import { shippedBrands } from './support/shipped-brands.ts'

const idsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'id' in value && typeof value.id === 'string' ? [value.id] : []
  return [...own, ...Object.values(value).flatMap(idsIn)]
}

describe.each(shippedBrands)('parts of $id', ({ manifest, compiled: brand }) => {
  const space = new MemberSpace(registry, manifest.segments.segments, periodsOf(manifest))
  const parts = manifestParts(manifest, space)

  it.each(Object.entries(personas))('are shown to "%s" just as the screens show them', (_, state) => {
    const { facts, open, today } = know(state)
    const combination = combinationOf({ facts, open, today }, space)
    const shown = (surface: string) =>
      parts
        .filter(part => part.surface === surface && space.diagrams.has(part.shown, combination))
        .flatMap(({ item }) => (typeof item.id === 'string' ? [item.id] : []))
        .toSorted()
    const { menus, alerts, errors } = shell(brand, state)
    expect(idsIn(Object.values(menus)).toSorted()).toEqual(
      shown('menus').filter(id => !manifest.menus.menus.some(menu => menu.id === id)),
    )
    expect(idsIn(alerts).toSorted()).toEqual(shown('alerts'))
    expect(idsIn(errors.pages).toSorted()).toEqual(
      shown('errors').filter(id => !manifest.errors.tips.some(tip => tip.id === id)),
    )
    const { contact } = screen(brand, '/contact-us', state)
    expect([...idsIn(contact?.sections), ...idsIn(contact?.backLink)].toSorted()).toEqual(shown('contact'))
  })
})
