import { describe, expect, it } from 'vitest'
import type { MemberState } from '../state.ts'
import { stateOf } from '../testing/member-state.ts'
import { sampleManifest } from '../testing/sample-manifest.ts'
import { checkGuards } from './check-guards.ts'
import { compileManifest } from './compile-manifest.ts'
import { factsForGuards, factsForJourney } from './facts-for.ts'
import { nextStep } from './journey.ts'
import { matchRoute } from './routes.ts'

const compiled = compileManifest(sampleManifest, problem => {
  throw new Error(problem.id, { cause: problem.error })
})
function route(path: string) {
  const match = matchRoute(compiled, path)
  if (!match) throw new Error(`${path} has no route`)
  return match.route
}
const opening = (path: string, facts: MemberState['facts']) => checkGuards(compiled, route(path), stateOf({ facts }))

describe('matchRoute', () => {
  it.each([
    ['/', 'root'],
    ['/home', 'home'],
    ['/home/', 'home'],
    ['/home?from=menu#top', 'home'],
    ['/benefits/dental', 'benefit-category'],
    ['/benefits/programs', 'programs'],
    ['/error/404', 'error'],
  ])('finds the route of %s', (path, id) => {
    expect(matchRoute(compiled, path)?.route.route.id).toBe(id)
  })

  it.each(['/elsewhere', '/homes', '/home/more', '/benefits/vision', '/benefits/%E0%A4%A'])(
    '[ROUTE-58] knows no route for %s',
    path => {
      expect(matchRoute(compiled, path)).toBeUndefined()
    },
  )

  it('gives decoded parameters, and none from a prototype', () => {
    expect({ ...matchRoute(compiled, '/error/4%304')?.params }).toEqual({ status: '404' })
    expect(matchRoute(compiled, '/home')?.params.constructor).toBeUndefined()
  })
})

describe('checkGuards', () => {
  it('opens a route when every guard allows', () => {
    expect(opening('/benefits/dental', { session: 'full', memberStatus: 'active' })).toEqual({ kind: 'open' })
    expect(opening('/login', {})).toEqual({ kind: 'open' })
  })

  it('lets the first guard that does not allow decide', () => {
    expect(opening('/benefits/dental', { session: 'none', memberStatus: 'termed' })).toEqual({
      kind: 'redirect',
      to: '/logout',
    })
    expect(opening('/benefits/dental', { session: 'full', memberStatus: 'termed' })).toEqual({
      kind: 'redirect',
      to: '/home',
    })
  })

  it('neither opens nor redirects when the deciding fact is unknown', () => {
    expect(opening('/benefits/dental', { session: 'full' })).toEqual({
      kind: 'error',
      status: 503,
      unknown: ['memberStatus'],
    })
  })

  it('[ROUTE-30] leads a redirect to the first menu entry that the member has', () => {
    const facts = { session: 'full', memberStatus: 'active', dental: 'active' } as const
    expect(opening('/benefits', facts)).toEqual({ kind: 'redirect', to: '/benefits/dental' })
    expect(opening('/benefits', { session: 'full', memberStatus: 'none' })).toEqual({ kind: 'error', status: 403 })
    expect(opening('/logout', {})).toEqual({ kind: 'redirect', to: '/login' })
  })

  it('asks only what the guards of the route mention', () => {
    expect(factsForGuards(compiled, route('/login')).facts).toEqual([])
    expect(factsForGuards(compiled, route('/home')).facts).toEqual(['session'])
    expect(factsForGuards(compiled, route('/benefits/dental')).facts).toEqual(['session', 'memberStatus'])
  })
})

describe('nextStep', () => {
  it('[ROUTING-01] takes the first step that applies', () => {
    expect(nextStep(compiled, stateOf({ facts: { accountStatus: 'INI' } }))?.id).toBe('change-password')
    expect(nextStep(compiled, stateOf({ facts: { accountStatus: 'ACT' } }))?.id).toBe('home')
    expect(nextStep(compiled, stateOf())?.id).toBe('home')
    expect(factsForJourney(compiled).facts).toEqual(['accountStatus'])
  })
})
