import { describe, expect, it } from 'vitest'
import { tileTarget } from './program-tile.ts'

const fallback = '/benefits/programs/{id}'
const page = { number: 17, url: null, urlKind: null }

describe('tileTarget', () => {
  it('[TILE-01] leads to the page of the program unless a rule says otherwise', () => {
    expect(tileTarget(page, undefined, fallback)).toBe('/benefits/programs/17')
    expect(tileTarget({ ...page, url: '/resources/17.pdf', urlKind: 'PDF' as const }, {}, fallback)).toBe(
      '/benefits/programs/17',
    )
  })

  it('[TILE-02] [TILE-03] leads where the manifest says before anything else', () => {
    const external = { number: 27, url: 'https://elsewhere.example/x', urlKind: 'ENDPOINT' as const }
    expect(tileTarget(external, { target: '/passport-dental' }, fallback)).toBe('/passport-dental')
    expect(tileTarget(page, { target: '/find-care/find-a-dentist' }, fallback)).toBe('/find-care/find-a-dentist')
  })

  it('[TILE-05] leads to the URL of an ENDPOINT program, also within the portal', () => {
    const endpoint = { number: 1, url: '/sso/cost-estimator', urlKind: 'ENDPOINT' as const }
    expect(tileTarget(endpoint, undefined, fallback)).toBe('/sso/cost-estimator')
  })

  it('[TILE-06] leads to an external URL whatever its document type', () => {
    const external = { number: 44, url: 'https://fit.example/join', urlKind: 'EXTERNAL' as const }
    expect(tileTarget(external, undefined, fallback)).toBe('https://fit.example/join')
  })

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'not a url'])(
    '[TILE-05] [TILE-06] never leads to %s',
    url => {
      expect(tileTarget({ number: 9, url, urlKind: 'ENDPOINT' as const }, undefined, fallback)).toBe(
        '/benefits/programs/9',
      )
    },
  )
})
