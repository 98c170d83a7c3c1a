import { describe, expect, it } from 'vitest'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import type { FactReader } from '../../gateway-graph/context/graph-context.ts'
import type { FactValues } from '../../schema/generated/facts.ts'
import type { ScreenKind } from '../../schema/generated/manifests.ts'
import { CookieSession } from '../session/cookie-session.ts'
import { factReader, subscriber } from '../testing/fact-reader.ts'
import { makeToken } from '../testing/make-token.ts'
import { createContent } from './create-content.ts'
import { readManifests } from './read-manifests.ts'

const brands = await readManifests()
const of = (domainId: number): CompiledManifest => {
  const found = brands.find(({ brand }) => brand.domainId === domainId)
  if (!found) throw new Error(`No brand with domain id ${domainId}`)
  return found
}
const regional = of(5)
const first = of(1)
const cookieOf = { none: undefined, temporary: '__Host-temporary-token', full: '__Host-token' } as const
const now = new Date('2026-05-01T12:00:00Z')

function visit(
  compiled: CompiledManifest,
  kind: FactValues['session'],
  facts: Partial<FactValues> = {},
  redirect?: string,
) {
  const name = cookieOf[kind]
  const cookies = new Map<string, string>(name ? [[name, makeToken({})]] : [])
  if (redirect !== undefined) cookies.set('__Host-redirect', redirect)
  const session = new CookieSession({ cookies, now: () => now, copyToken: false })
  const reported: string[] = []
  const content = createContent({
    compiled,
    session,
    clock: { now: () => now, timeZone: 'America/Los_Angeles' },
    viewport: 'desktop',
    report: ({ id }) => reported.push(id),
  })
  const signedOut =
    kind === 'none'
      ? ({ session: kind, staffRole: 'none', actsAsMember: 'no' } as const)
      : { ...subscriber, session: kind }
  const reader = factReader({ ...signedOut, ...facts })
  return {
    content,
    reader,
    session,
    reported,
    screen: (path: string) => content.screen(path, reader),
    next: () => content.next(reader),
  }
}
const open = async (
  ...[compiled, kind, path, facts]: [CompiledManifest, FactValues['session'], string, Partial<FactValues>?]
) => {
  const { redirect, status } = await visit(compiled, kind, facts).screen(path)
  return redirect ?? status
}

describe.each(brands.map(compiled => [compiled.brand.id, compiled] as const))('routes of %s', (_, compiled) => {
  it('[ROUTE-57] [OPEN-02] the empty path leads to the default route', async () => {
    expect(await open(compiled, 'full', '/')).toBe(compiled.brand.defaultRoute)
  })

  it('[ROUTE-58] an unknown path is a 404 with its error page, signed in or out', async () => {
    for (const kind of ['none', 'temporary', 'full'] as const) {
      const screen = await visit(compiled, kind).screen('/no/such/path')
      expect(screen).toMatchObject({ route: null, kind: 'error', status: 404, redirect: null })
      expect(screen.view).toMatchObject({ error: { status: 404 } })
      expect(screen.title).not.toBe('')
    }
  })

  it('[PERM-01] [OPEN-04] signed out, only the public screens open', async () => {
    for (const path of ['/login', '/contact-us', '/registration', '/recovery/username', '/recovery/password'])
      expect(await open(compiled, 'none', path)).toBe(200)
    expect(await open(compiled, 'none', '/error/503')).toBe(503)
  })

  it('[PERM-03] [ROUTE-71] [OPEN-03] signed out, a screen of members leads to logout', async () => {
    for (const path of [
      '/home',
      '/account/summary',
      '/claims',
      '/select-group',
      '/resource-download',
      '/passport-dental',
    ])
      expect([path, await open(compiled, 'none', path)]).toEqual([path, '/logout'])
    expect(await open(compiled, 'temporary', '/home')).toBe('/logout')
    expect(await open(compiled, 'full', '/home')).toBe(200)
  })

  it('[PERM-02] [ROUTE-62] [ROUTE-63] [ROUTE-64] steps of the journey open with a temporary token only', async () => {
    for (const path of ['/group-selection', '/update-preferences', '/registration-policies', '/sso-landing']) {
      expect([path, await open(compiled, 'temporary', path)]).toEqual([path, 200])
      expect([path, await open(compiled, 'full', path)]).toEqual([path, '/home'])
      expect([path, await open(compiled, 'none', path)]).toEqual([path, '/logout'])
    }
  })

  it('[ROUTE-65] [LOGINAS-24] [PERM-14] login-as opens for staff and is a 404 for everybody else', async () => {
    for (const staffRole of ['anyone', 'nonEmployee'] as const)
      expect(await open(compiled, 'temporary', '/login-as', { staffRole })).toBe(200)
    for (const kind of ['none', 'temporary', 'full'] as const) expect(await open(compiled, kind, '/login-as')).toBe(404)
  })

  it('[PERM-02] decides without waiting what the session alone opens, and nothing else', async () => {
    const at = (session: FactValues['session']) => {
      const { content, reader } = visit(compiled, session)
      const atOnce: FactReader['atOnce'] = name => (({ session }) as Partial<FactValues>)[name]
      return (kind: ScreenKind) => content.opens([kind], { ...reader, atOnce })
    }
    expect([at('full')('home'), at('full')('not-available')]).toEqual(['open', 'missing'])
    expect(await Promise.all([at('none')('home'), at('full')('id-card')])).toEqual(['closed', 'open'])
    expect(at('full')('id-card')).toBeInstanceOf(Promise)
  })

  it('[ROUTE-60] [ROUTE-61] [PERM-17] [OPEN-35] ID cards, Benefits and Find care lead a termed member home', async () => {
    const termed = {
      memberStatus: 'termed',
      medical: 'termed',
      dental: 'termed',
      vision: 'termed',
      pharmacy: 'termed',
    } as const
    for (const path of ['/id-card', '/benefits', '/benefits/programs', '/find-care', '/find-care/resources'])
      expect([path, await open(compiled, 'full', path, termed)]).toEqual([path, '/home'])
  })

  it('answers 503 and reports when the source that a guard needs is down', async () => {
    const { memberStatus: _down, ...known } = subscriber
    const { content, reported } = visit(compiled, 'full')
    const screen = (path: string) => content.screen(path, factReader(known))
    expect(await screen('/id-card')).toMatchObject({ kind: 'error', status: 503 })
    expect(reported).toEqual(['id-card'])
  })

  it('[ROUTE-59] account state is read before the home, account, claims, eobs and pharmacy areas open', async () => {
    for (const path of ['/home', '/account/summary', '/claims', '/eobs', '/pharmacy']) {
      const { screen, reader } = visit(compiled, 'full')
      await screen(path)
      expect([path, reader.asked.slice(0, 2).sort()]).toEqual([path, ['accountStatus', 'memberStatus']])
    }
  })

  it('[ROUTE-59] [HOME-04] a screen whose account state cannot be had does not open', async () => {
    const { content, reader } = visit(compiled, 'full')
    const failure = new Error('account/status is down')
    const down: FactReader = { ...reader, required: () => Promise.reject(failure) }
    await expect(content.screen('/home', down)).rejects.toBe(failure)
    expect(await content.screen('/contact-us', down)).toMatchObject({ status: 200 })
  })

  it('asks only the facts that the guards and surfaces of the address mention', async () => {
    const { screen, reader } = visit(compiled, 'none')
    await screen('/contact-us')
    expect(new Set(reader.asked)).not.toContain('memberStatus')
    expect(reader.asked.length).toBeLessThan(6)
  })

  it('[LOGIN-09] [LOGOUT-09] arriving at log-in or logout ends the session', async () => {
    for (const path of ['/login', '/logout', '/login/']) {
      const { screen, session } = visit(compiled, 'full')
      await screen(path)
      expect([path, session.kind]).toEqual([path, 'none'])
    }
    const { screen, session } = visit(compiled, 'full')
    await screen('/login-as')
    expect(session.kind).toBe('full')
  })
})

describe('logout', () => {
  it('[ROUTE-66] [PERM-20] [SCOPE-09] shows the logged-out page on the regional domain', async () => {
    expect(await visit(regional, 'full').screen('/logout')).toMatchObject({ kind: 'page', status: 200, redirect: null })
  })

  it('[ROUTE-67] leads to log-in on every other domain', async () => {
    for (const compiled of brands.filter(brand => brand !== regional))
      expect(await open(compiled, 'full', '/logout')).toBe('/login')
  })
})

describe('next', () => {
  it('[ROUTING-15] [SESSION-02] completes the session on the way to Home', async () => {
    expect(await visit(first, 'temporary').next()).toEqual({ path: '/home', complete: true, returns: true })
  })

  it('[ROUTING-16] [SEC-09] does not complete it on the way to a first or forced password, which opens before its end', async () => {
    for (const compiled of brands)
      for (const accountStatus of ['INI', 'FRC'] as const) {
        const path = '/account/settings/change-password'
        const { next, screen } = visit(compiled, 'temporary', { accountStatus })
        expect(await next()).toEqual({ path, complete: false, returns: false })
        expect(await screen(path)).toMatchObject({ kind: 'change-password', status: 200, redirect: null })
      }
    expect(await visit(first, 'temporary').screen('/account/settings/change-password')).toMatchObject({
      redirect: '/logout',
    })
  })

  it('[SEC-09] says whether a place that was asked for is open', async () => {
    const { content, reader } = visit(first, 'full')
    const open = (place: string) => content.isOpen(place, reader)
    expect([await open('/claims?page=2'), await open('/login-as'), await open('/no-such-page')]).toEqual([
      ...[true, false, false],
    ])
  })

  it('[ROUTING-05] [ROUTING-09] [ROUTING-12] does not complete it on the way to a step of the journey', async () => {
    const steps: [Partial<FactValues>, string][] = [
      [{ severalGroups: 'yes', anySalesforceGroup: 'yes' }, '/group-selection'],
      [{ email: 'missing' }, '/update-preferences'],
      [{ salesforceGroup: 'yes', anySalesforceGroup: 'yes' }, '/hand-off'],
    ]
    for (const [facts, path] of steps)
      expect(await visit(first, 'temporary', facts).next()).toEqual({ path, complete: false, returns: false })
  })

  it('[ROUTING-02] does not complete it on the way of staff to login-as', async () => {
    expect(await visit(regional, 'temporary', { staffRole: 'anyone' }).next()).toEqual({
      path: '/login-as',
      complete: false,
      returns: false,
    })
  })

  it('[ROUTING-22] [OPEN-45] follows a redirect that the brand allows, and no other', async () => {
    const [host = ''] = first.brand.redirectHosts
    const offered = { redirectOffered: 'yes' } as const
    const allowed = visit(first, 'temporary', offered, `https://${host}/plan`)
    expect(await allowed.next()).toEqual({ path: `https://${host}/plan`, complete: true, returns: false })
    expect((await visit(first, 'temporary', offered, 'https://evil.example/').next()).path).toBe('/home')
  })

  it('rejects when a fact that decides cannot be read, rather than guessing', async () => {
    const { content } = visit(first, 'temporary')
    const reader = { ...factReader(subscriber), fact: async () => Promise.reject(new Error('down')) }
    await expect(content.next(reader)).rejects.toThrow('down')
  })
})
