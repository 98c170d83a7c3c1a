import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../schema/generated/manifests.ts'
import type { MemberState, Problem } from '../state.ts'
import { stateOf } from '../testing/member-state.ts'
import { sampleManifest } from '../testing/sample-manifest.ts'
import { compileManifest } from './compile-manifest.ts'
import { factsForScreen } from './facts-for.ts'
import { resolveError, resolveScreen } from './resolve-screen.ts'
import { matchRoute } from './routes.ts'

function screen(path: string, given: Partial<MemberState>, manifest: Manifest = sampleManifest) {
  const problems: Problem[] = []
  const compiled = compileManifest(manifest, problem => problems.push(problem))
  const match = matchRoute(compiled, path)
  if (!match) throw new Error(`${path} has no route`)
  return {
    view: resolveScreen(compiled, match, stateOf(given)),
    wanted: factsForScreen(compiled, match.route),
    problems,
  }
}

describe('resolveScreen', () => {
  it('gives a screen its own surfaces, its words and nothing else', () => {
    const { view, wanted } = screen('/home', { facts: { ebillEligible: 'yes' } })
    expect(Object.keys(view).toSorted()).toEqual(['home', 'programs', 'text', 'tools'])
    expect(view.text).toEqual({ heading: 'Welcome, {firstName}' })
    expect(view.tools?.map(tool => tool.id)).toEqual(['text-a-doctor', 'pay'])
    expect(wanted.facts.toSorted()).toEqual(['ebillEligible', 'primaryCareEligible', 'relationship'])
  })

  it.each([
    ['2025-04-01T06:59:59Z', true],
    ['2025-04-01T07:00:00Z', false],
  ])('shows an item through the whole of its last day in the member’s time zone: %s', (now, shown) => {
    const { view } = screen('/home', { facts: { primaryCareEligible: 'yes' }, now: new Date(now) })
    expect(view.home?.some(item => item.id === 'primary-care-update')).toBe(shown)
  })

  it('takes the first variant that is known to apply, else the item as it is', () => {
    const first = (facts: MemberState['facts']) =>
      screen('/home', { facts: { primaryCareEligible: 'yes', ...facts } }).view.home?.[0]
    expect(first({ relationship: 'dependent' })).toMatchObject({ title: 'Primary care update for your family' })
    expect(first({ relationship: 'subscriber' })).toMatchObject({ title: 'Primary care update' })
    expect(first({})).toMatchObject({ title: 'Primary care update' })
  })

  it('chooses a nested link’s variant by segment', () => {
    const target = (groupId: string[]) => {
      const block = screen('/abroad', { open: { groupId } }).view.page?.blocks[1]
      return block?.block === 'links' ? block.links[0]?.target : undefined
    }
    expect(target(['G2'])).toBe('https://dentists.example/?plan=1')
    expect(target(['G3'])).toBe('https://dentists.example/')
  })

  it('leaves out a link that its own rules hide', () => {
    expect(screen('/contact-us', { facts: { session: 'full' } }).view.contact).not.toHaveProperty('backLink')
    expect(screen('/contact-us', { facts: { session: 'none' } }).view.contact?.backLink?.title).toBe('Back to login')
  })

  it('[ERR-26] gives a status its own error page and any other status the generic one', () => {
    expect(screen('/error/404', {}).view.error?.heading).toBe('Not found')
    expect(screen('/error/418', {}).view.error?.heading).toBe('Something is wrong')
    expect(screen('/error/oops', {}).view.error?.heading).toBe('Something is wrong')
    const compiled = compileManifest(sampleManifest, () => {})
    expect(resolveError(compiled, 404, stateOf()).error?.codeLine).toBe('Error code: 404')
  })

  it('leaves out and reports an item that cannot be resolved, and keeps its siblings', () => {
    const broken: Manifest = {
      ...sampleManifest,
      home: {
        items: [
          { id: 'broken', block: 'tools', column: 'main', title: 'Broken', showWhen: { use: 'nowhere' } },
          ...sampleManifest.home.items,
        ],
      },
    }
    const { view, problems } = screen('/home', {}, broken)
    expect(view.home?.map(item => item.id)).toEqual(['tools'])
    expect(problems.map(problem => problem.id)).toEqual(['broken'])
  })
})
