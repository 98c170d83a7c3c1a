import { describe, expect, it } from 'vitest'
import { tileTarget } from './program-tile.ts'

const fallback = '/benefits/programs/{id}'
const page = { id: 17, url: null, urlDocumentType: null }

describe('tileTarget', () => {
  it('[TILE-01] leads to the page of the program unless a rule says otherwise', () => {
    expect(tileTarget(page, undefined, fallback)).toBe('/benefits/programs/17')
    expect(tileTarget({ ...page, url: '/resources/17.pdf', urlDocumentType: 'PDF' }, {}, fallback)).toBe(
      '/benefits/programs/17',
    )
  })

  it('[TILE-02] [TILE-03] leads where the manifest says before anything else', () => {
    const external = { id: 27, url: 'https://elsewhere.example/x', urlDocumentType: 'ENDPOINT' }
    expect(tileTarget(external, { target: '/passport-dental' }, fallback)).toBe('/passport-dental')
    expect(tileTarget(page, { target: '/find-care/find-a-dentist' }, fallback)).toBe('/find-care/find-a-dentist')
  })

  it('[TILE-05] leads to the URL of an ENDPOINT program, also within the portal', () => {
    const endpoint = { id: 1, url: '/sso/cost-estimator', urlDocumentType: 'ENDPOINT' }
    expect(tileTarget(endpoint, undefined, fallback)).toBe('/sso/cost-estimator')
  })

  it('[TILE-06] leads to an external URL whatever its document type', () => {
    const external = { id: 44, url: 'https://fit.example/join', urlDocumentType: 'HTML' }
    expect(tileTarget(external, undefined, fallback)).toBe('https://fit.example/join')
  })

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'not a url'])(
    '[TILE-05] [TILE-06] never leads to %s',
    url => {
      expect(tileTarget({ id: 9, url, urlDocumentType: 'ENDPOINT' }, undefined, fallback)).toBe('/benefits/programs/9')
    },
  )
})
