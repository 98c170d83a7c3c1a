import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Condition, Manifest, MenuItem } from '../../schema/generated/manifests.ts'
import { interpretCondition } from '../conditions/interpret-condition.ts'
import { breachesOf } from '../invariants/breaches-of.ts'
import { type BrandGround, brandGround } from '../parts/brand-ground.ts'
import { checkGuards } from '../resolve/check-guards.ts'
import { compileManifest } from '../resolve/compile-manifest.ts'
import { resolveShell } from '../resolve/resolve-shell.ts'
import { everybody, type Somebody, smallCondition, smallManifest, smallRegistry } from '../testing/small-world.ts'
import type { Found } from './found.ts'
import { alwaysShown, neverShown, shadowedVariant } from './idle-rules.ts'
import { gap, overlap } from './just-one.ts'
import { redundantPart } from './redundant-part.ts'
import { refusedLink } from './refused.ts'

/** What one member sees of a small brand, by the engine that resolves screens. */
interface Sees {
  somebody: Somebody
  outer: { title: string } | undefined
  inner: { title: string } | undefined
  alerts: readonly string[]
  notFound: number
  abroad: boolean
  refused: boolean
}

function everyView(manifest: Manifest, { space }: BrandGround): Sees[] {
  const compiled = compileManifest(manifest, ({ error }) => {
    throw error
  })
  const abroad = compiled.routes.list.find(({ route }) => route.id === 'abroad')
  return everybody(space).map(somebody => {
    const { menus, alerts, errors } = resolveShell(compiled, somebody)
    const outer = menus.masthead[0]
    const opening = abroad && checkGuards(compiled, abroad, somebody)
    return {
      somebody,
      outer,
      inner: outer?.items?.[0],
      alerts: alerts.map(({ id }) => id),
      notFound: errors.pages.filter(({ status }) => status === 404).length,
      abroad: opening?.kind === 'open',
      refused: opening?.kind === 'error' && opening.status === 403,
    }
  })
}

/** Asks everybody, one by one, and holds the answer to that of the analysis. */
const agrees = (check: (manifest: Manifest, ground: BrandGround, views: readonly Sees[]) => void) =>
  fc.assert(
    fc.property(smallManifest, manifest => {
      const ground = brandGround(manifest, smallRegistry)
      check(manifest, ground, everyView(manifest, ground))
    }),
    { numRuns: 150 },
  )

const subject = (ground: BrandGround) => ({ ground, today: '2026-01-01', typefaces: () => undefined })
const isAbout =
  (id: string) =>
  ({ says }: Found) =>
    says.includes(`"${id}"`)
const met = (condition: Condition | undefined, { somebody }: Sees, { scope }: BrandGround) =>
  condition === undefined || interpretCondition(condition, scope, { ...somebody, report: () => {} }) === true
const itemsOf = (manifest: Manifest): { outer: MenuItem; inner: MenuItem } => {
  const outer = manifest.menus.menus.find(({ id }) => id === 'masthead')?.items[0]
  const inner = outer?.items?.[0]
  if (!outer || !inner) throw new Error('A small brand has both')
  return { outer, inner }
}

describe('analysis agrees with asking everybody, one by one,', () => {
  it('about items that no member ever sees', () =>
    agrees((manifest, ground, views) => {
      const found = neverShown(subject(ground))
      const { outer, inner } = { outer: views.some(view => view.outer), inner: views.some(view => view.inner) }
      expect(found.some(isAbout('outer'))).toBe(!outer)
      expect(found.some(isAbout('inner'))).toBe(outer && !inner)
      for (const { id } of manifest.alerts.items)
        expect(found.some(isAbout(id))).toBe(!views.some(({ alerts }) => alerts.includes(id)))
    }))
  it('about conditions that exclude no member', () =>
    agrees((manifest, ground, views) => {
      const found = alwaysShown(subject(ground))
      const { outer, inner } = itemsOf(manifest)
      const always = (item: MenuItem, near: readonly Sees[]) =>
        item.showWhen !== undefined && near.length > 0 && near.every(view => met(item.showWhen, view, ground))
      expect(found.some(isAbout('outer'))).toBe(always(outer, views))
      expect(found.some(isAbout('inner'))).toBe(
        always(
          inner,
          views.filter(view => view.outer),
        ),
      )
    }))
  it('about variants that no member gets', () =>
    agrees((manifest, ground, views) => {
      const found = shadowedVariant(subject(ground))
      for (const name of ['outer', 'inner'] as const) {
        const titles = new Set(views.flatMap(view => view[name]?.title ?? []))
        const lost = (itemsOf(manifest)[name].variants ?? []).filter(({ title }) => !titles.has(title ?? ''))
        expect(found.filter(isAbout(name)).length).toBe(titles.size === 0 ? 0 : lost.length)
      }
    }))
  it('about members with two pages for a status, and with none', () =>
    agrees((_, ground, views) => {
      expect(overlap(subject(ground)).length > 0).toBe(views.some(({ notFound }) => notFound === 2))
      const missing = gap(subject(ground)).filter(({ says }) => says.includes('status 404'))
      expect(missing.length > 0).toBe(views.some(({ notFound }) => notFound === 0))
    }))
  it('about links that refuse those who see them, where the guard asks for more than the session', () =>
    agrees((manifest, ground, views) => {
      const found = refusedLink(subject(ground)).filter(({ surface }) => surface === 'menus')
      const onlySession = !/relationship|memberStatus|pioneers/.test(JSON.stringify(manifest.routes.guards))
      if (onlySession) return
      const lost = (name: 'outer' | 'inner') => views.some(view => view[name] && view.refused)
      const lostInside = (name: 'outer' | 'inner') =>
        views.some(view => view[name] && view.refused && view.somebody.facts.session === 'full')
      for (const name of ['outer', 'inner'] as const) {
        if (lostInside(name)) expect(found.some(isAbout(name))).toBe(true)
        if (!lost(name)) expect(found.some(isAbout(name))).toBe(false)
      }
    }))
  it('about the members a screen opens to', () =>
    agrees((_, { openings, space }, views) => {
      const open = openings.find(({ route }) => route.id === 'abroad')?.open ?? space.diagrams.none
      expect(space.diagrams.count(space.diagrams.and(open, space.possible))).toBe(
        views.filter(({ abroad }) => abroad).length,
      )
    }))
  it('about parts of a condition that make no difference', () =>
    agrees((manifest, ground, views) => {
      const found = redundantPart(subject(ground))
      for (const [index, { showWhen }] of manifest.alerts.items.entries()) {
        if (!showWhen || !('all' in showWhen) || showWhen.all.length < 2) continue
        const spare = showWhen.all.some((_, place) =>
          views.every(
            view => met(showWhen, view, ground) === met({ all: showWhen.all.toSpliced(place, 1) }, view, ground),
          ),
        )
        const path = JSON.stringify(['items', index, 'showWhen', 'all'])
        expect(found.some(each => JSON.stringify(each.path.slice(0, 4)) === path && each.path.length === 5)).toBe(spare)
      }
    }))
  it('about invariants, for all possible members, also with unknown facts', () =>
    fc.assert(
      fc.property(smallManifest, smallCondition, (manifest, who) => {
        const invariants: Manifest['invariants']['invariants'] = [
          { id: 'never', because: 'So', who, rule: 'never', what: { item: ['menus/inner'] } },
          { id: 'link', because: 'So', who, rule: 'never', what: { linkTo: ['/abroad'] } },
          { id: 'always', because: 'So', who, rule: 'always', what: { open: ['/abroad'] } },
        ]
        const brand = { ...manifest, invariants: { invariants } }
        const ground = brandGround(brand, smallRegistry)
        const broken = new Set(breachesOf(ground).map(({ invariant }) => invariant.id))
        const views = everyView(brand, ground)
        const maybe = views.filter(
          ({ somebody }) => interpretCondition(who, ground.scope, { ...somebody, report: () => {} }) !== false,
        )
        expect(broken.has('never')).toBe(maybe.some(({ inner }) => inner))
        expect(broken.has('link')).toBe(maybe.some(({ outer }) => outer))
        expect(broken.has('always')).toBe(views.some(view => met(who, view, ground) && !view.abroad))
      }),
      { numRuns: 150 },
    ))
})
