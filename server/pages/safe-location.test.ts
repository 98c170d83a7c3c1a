import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { top } from '../build/build-paths.ts'
import { strayAddresses } from '../testing/stray-addresses.ts'
import { safeLocation } from './safe-location.ts'

const hosts = ['plans.partner.example']
const ebill = ['https://ebill.example']
const own = 'https://first.example'

describe('safeLocation', () => {
  it('[OPEN-45] leads to paths of the portal and to hosts that the brand lists', () => {
    for (const location of ['/', '/home?a=1#b', 'https://plans.partner.example/x'])
      expect(safeLocation(location, hosts, ebill)).toBe(location)
  })

  it('[TILE-11] lets a plain form lead to eBill, whose origin the brand names', () => {
    expect(safeLocation('https://ebill.example/?userKey=k', hosts, ebill)).toBe('https://ebill.example/?userKey=k')
  })

  it.each([
    '',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'http://plans.partner.example/',
    'https://plans.partner.example@evil.example/',
    'https://ebill.example.evil.example/',
    'https://who:pw@ebill.example/',
  ])('leads to the front page instead of to %s', location => {
    expect(safeLocation(location, hosts, ebill)).toBe('/')
  })

  it('[SEC-21] leads off the site from none of the addresses that try, of which there are more than 40', () => {
    expect(new Set(strayAddresses).size).toBeGreaterThan(40)
    for (const address of strayAddresses) {
      const location = safeLocation(address, hosts, ebill)
      expect([address, new URL(location, own).origin, location]).toEqual([
        address,
        own,
        expect.stringMatching(/^\/(?!\/|\\|%2f|%5c)[\x21-\x7e]*$/i),
      ])
    }
  })

  it('[SEC-21] is what every redirect of the server goes through', () => {
    const writers = globSync('server/**/*.ts', { cwd: top })
      .filter(file => !/\.test\.ts$|\/testing\/|^server\/(?:dev|graphiql|cli)\//.test(file))
      .filter(file =>
        /\blocation\b\s*[:,}].*headers|headers\([^)]*\blocation\b|'location'|\.redirect\(/i.test(
          readFileSync(resolve(top, file), 'utf8'),
        ),
      )
    // The studio leads to pages of its own, by name, and to the identity provider of its settings.
    const ofStudio = ['server/studio/client-routes.ts', 'server/studio/sign-in-routes.ts']
    expect(writers.toSorted()).toEqual(['server/pages/safe-location.ts', ...ofStudio])
    const studio = ofStudio.map(file => readFileSync(resolve(top, file), 'utf8')).join('\n')
    const places = [...studio.matchAll(/\blocation: ([^,}]+)/g)].map(([, place]) => place?.trim())
    expect(new Set(places)).toEqual(new Set(["'/sign-in'", "'/'"]))
  })
})
