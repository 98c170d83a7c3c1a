import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { PersonaName } from '../manifests/personas.ts'
import { failing } from './support/failing.ts'
import { openAddress } from './support/open-address.tsx'
import { brands, shipped } from './support/shipped-manifest.ts'

const generic = "Sorry, it looks like there's a problem."
const tips = ['Reload the page.', 'Log out and log back in.', 'Come back later.']

const cases: [row: string, status: number, heading: string, code: string | undefined, tips: boolean][] = [
  ['[ERR-30] [ERR-40]', 1, 'Temporarily unable to access resource. Please try again later.', undefined, false],
  ['[ERR-31] [OPEN-36]', 400, generic, 'Error code: 400 Bad request', true],
  ['[ERR-32] [ERR-40]', 401, "Sorry, but we aren't able to authenticate you.", 'Error code: 401 Unauthorized', false],
  [
    '[ERR-34] [ERR-40]',
    403,
    "Sorry, it looks like you don't have access to this page.",
    'Error code: 403 Forbidden',
    false,
  ],
  ['[ERR-35] [ERR-40]', 404, "Sorry, it looks like we can't find that page.", 'Error code: 404 Not found', false],
  ['[ERR-36]', 408, 'Sorry, this is taking longer than expected.', 'Error code: 408 Request time-out', true],
  [
    '[ERR-37]',
    500,
    "Sorry, we're having a problem with our system. We'll get this fixed soon.",
    'Error code: 500 Internal server error',
    true,
  ],
  ['[ERR-38]', 502, 'Sorry, something went wrong.', 'Error code: 502 Bad gateway', true],
  [
    '[ERR-39]',
    503,
    "Sorry, we're unable to handle your request at this time.",
    'Error code: 503 Service unavailable',
    true,
  ],
  ['[ERR-26] [ERR-27] [ERR-28]', 418, generic, undefined, true],
]

/** A screen whose call fails; any would do. */
async function fail(status: number, id = 'first', persona: PersonaName = 'subscriber, active') {
  const view = await openAddress('/select-group', {
    manifest: shipped(id),
    persona,
    answers: { SelectGroupScreen: () => failing('viewer.groupsWithPlans', status) },
  })
  return { ...view, main: view.container.querySelector('main') as HTMLElement }
}
const links = (main: HTMLElement) =>
  [...main.querySelectorAll('a')].map(link => [link.textContent, link.getAttribute('href')])

afterEach(cleanup)

describe('error pages', () => {
  it.each(cases)(
    '%s [ERR-06] [ERR-07] status %d says "%s" at the address that failed',
    async (_row, status, heading, code, hasTips) => {
      const { getByRole, queryByText, main, router } = await fail(status, status === 401 ? 'regional' : 'first')
      expect(getByRole('heading', { level: 1 }).textContent).toBe(heading)
      if (code) expect(queryByText(code)).toBeTruthy()
      else expect(main.textContent).not.toMatch(/Error code/)
      const shown = [...main.querySelectorAll('li')]
        .map(item => item.textContent)
        .filter(text => tips.includes(text ?? ''))
      expect(shown).toEqual(hasTips ? tips : [])
      expect(router.state.location.pathname).toBe('/select-group')
    },
  )

  it('[ERR-24] the generic page leads home to "/"', async () => {
    const { main } = await fail(418)
    expect(links(main)).toContainEqual(['Home', '/'])
  })

  it('[ERR-25] a signed-in member gets links that a visitor does not', async () => {
    const signedIn = links((await fail(500)).main)
    cleanup()
    const visiting = links((await fail(500, 'first', 'signed out')).main)
    expect(signedIn.map(([, target]) => target)).toEqual(expect.arrayContaining(['/', '/account']))
    expect(visiting.map(([, target]) => target)).not.toContain('/account')
    expect(visiting.map(([, target]) => target)).toContain('/login')
  })

  it('[ERR-33] the regional brand’s 401 offers its three ways on', async () => {
    const { main } = await fail(401, 'regional')
    expect(links(main).map(([title]) => title)).toEqual([
      'Return to the health plan dashboard',
      'Contact customer service',
      'Contact the health plan',
    ])
  })

  it('[ERR-22] [OPEN-51] the medical/dental brand adds Customer service for a visitor', async () => {
    const titles = links((await fail(500, 'medical-dental', 'signed out')).main).map(([title]) => title)
    expect(titles).toContain('Customer service')
    expect(titles).not.toContain('Home')
  })

  it('[ERR-23] [OPEN-51] the medical/dental brand adds Home and Customer service for a member', async () => {
    const titles = links((await fail(500, 'medical-dental')).main).map(([title]) => title)
    expect(titles).toEqual(expect.arrayContaining(['Home', 'Customer service']))
  })

  it('[ERR-42] shows nothing of what a service answered', async () => {
    const { container } = await openAddress('/select-group', {
      persona: 'subscriber, active',
      answers: {
        SelectGroupScreen: () => ({
          errors: [{ code: 'ORA-00942 table MEMBERS', status: 500, path: [] }],
        }),
      },
    })
    expect(container.textContent).not.toMatch(/ORA-|group-detail/)
  })

  const everybody = ['signed out', 'signing in', 'subscriber, active'] as const
  it.each(brands.flatMap(({ brand }) => everybody.map(persona => [brand.id, persona] as const)))(
    '%s: every error page offers a way on to somebody %s',
    async (id, persona) => {
      for (const status of [0, 1, 400, 401, 403, 404, 408, 500, 501, 502, 503]) {
        const view = await openAddress(`/error/${status}`, { manifest: shipped(id), persona })
        expect(view.container.querySelector('main a'), `${status}`).toBeTruthy()
        cleanup()
      }
    },
  )

  it('[ROUTE-13] the address /error/503 shows that page', async () => {
    const { getByText } = await openAddress('/error/503')
    expect(getByText('Error code: 503 Service unavailable')).toBeTruthy()
  })

  it('[ROUTE-58] an unknown path shows the 404 page', async () => {
    const { getByText } = await openAddress('/no/such/page', { persona: 'subscriber, active' })
    expect(getByText('Error code: 404 Not found')).toBeTruthy()
  })
})
