import { describe, expect, it } from 'vitest'
import { Gap } from '../areas/home/home-failures.tsx'
import { homeView } from '../areas/home/testing/home-portal.ts'
import { ScreenOnlyDocument } from '../generated/screen.ts'
import { createScreenLoader, useScreen } from '../screen/screen-loader.ts'
import { type Answers, queryFixture, screenAnswer, screensFixture } from '../testing/portal-fixture.tsx'
import { paragraph, shellFixture } from '../testing/shell-fixture.ts'
import { renderPage as render } from './render-page.tsx'

const loader = createScreenLoader('home', ScreenOnlyDocument)
const home = async () => ({
  loader,
  Component: () => {
    const { view } = useScreen(loader)
    if (view.text.gapTitle) throw new Error('a bug with a secret')
    return <h1>{view.text.gapBody}</h1>
  },
})

const { routes } = shellFixture().shell

async function page(
  path: string,
  answers: Answers,
  init: RequestInit = {},
  screens = screensFixture({ home }),
  table: typeof routes = routes,
  route?: string,
) {
  const reported: unknown[] = []
  const { query, asked } = queryFixture({ Shell: () => shellFixture(), ...answers })
  const answer = await render(
    {
      request: new Request(`http://sample.localhost${path}`, init),
      routes: table,
      route,
      query,
      now: () => new Date('2026-06-15T19:00:00Z'),
      nonce: 'n0nce',
      reference: 'request-0042',
      report: error => void reported.push(error),
      assets: {
        script: '/assets/client.js',
        styles: ['/assets/style.css'],
        theme: '/theme.css',
        preload: ['/assets/part.js'],
        parts: {
          home: { scripts: ['/assets/home.js'], styles: ['/assets/home.css'] },
          login: { scripts: ['/assets/login.js'], styles: ['/assets/login.css'] },
        },
      },
      style: { header: 'light', cards: 'raised', headingWeight: 700, buttons: 'pill', targets: 'standard' },
    },
    screens,
  )
  const html = answer.kind === 'page' ? answer.html : ''
  return { answer, html, asked, reported }
}
const homeAnswer = (text: Record<string, string>) => ({ ScreenOnly: () => screenAnswer('/home', 'Home', { text }) })

describe('a page of the server', () => {
  it('is made of the screens that it is given, which change while developing', async () => {
    const former = async () => ({ loader: () => null, Component: () => <h1>Former</h1> })
    const newer = async () => ({ loader: () => null, Component: () => <h1>Newer</h1> })
    expect((await page('/home', {}, {}, screensFixture({ home: former }))).html).toContain('<h1>Former</h1>')
    expect((await page('/home', {}, {}, screensFixture({ home: newer }))).html).toContain('<h1>Newer</h1>')
  })

  it('[OPS-23] tries no other route than the one that the server found, and all where it found none', async () => {
    const named = (words: string) => async () => ({ loader: () => null, Component: () => <h1>{words}</h1> })
    const screens = screensFixture({ home: named('Home'), claims: named('Claims'), error: named('Unknown') })
    const table: typeof routes = [
      { id: 'home', path: '/home', screen: 'home' },
      { id: 'claims', path: '/:area', screen: 'claims' },
    ]
    const shown = async (path: string, route?: string) =>
      /<h1>(.*?)<\/h1>/.exec((await page(path, {}, {}, screens, table, route)).html)?.[1]
    expect(await Promise.all([shown('/home'), shown('/home', 'home'), shown('/home', 'claims')])).toEqual([
      ...['Home', 'Home', 'Claims'],
    ])
    expect(await Promise.all([shown('/a/b'), shown('/a/b', 'home')])).toEqual(['Unknown', 'Unknown'])
  })

  it('shows no button that only script could make do something: each keeps its place unseen until script has come', async () => {
    const gap = async () => ({
      loader: () => null,
      Component: () => <Gap name="claims" text={homeView.text} />,
    })
    const alert = { id: 'a', type: 'info', title: 'News', content: paragraph('Hello'), canDismiss: true } as const
    const shell = shellFixture({ alerts: [alert] })
    const { html } = await page('/home', { Shell: () => shell }, {}, screensFixture({ home: gap }))
    const buttons = html.match(/<button[^>]*type="button"[^>]*>/g) ?? []
    expect(buttons).toHaveLength(2)
    expect(buttons.filter(button => !button.includes('waiting'))).toEqual([])
  })

  it('carries the screen, its title, the theme and the data for hydration, and runs no inline script', async () => {
    const { html, answer, asked } = await page('/home', homeAnswer({ gapBody: 'Hello </script><b>' }))
    expect(answer).toMatchObject({ kind: 'page', status: 200 })
    expect(html).toContain('<h1>Hello &lt;/script&gt;&lt;b&gt;</h1>')
    expect(html).toContain('<title>Home | Sample Health</title>')
    expect(html).toContain(
      '<html lang="en" data-header="light" data-cards="raised" data-buttons="pill" data-targets="standard">',
    )
    expect(html.indexOf('@layer reset')).toBeLessThan(html.indexOf('/theme.css'))
    const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, attributes, body]) => ({
      attributes,
      body,
    }))
    expect(scripts).toHaveLength(2)
    expect(scripts[0]?.attributes).toContain('type="application/json"')
    expect(JSON.parse(scripts[0]?.body ?? '').sentAt).toBe(Date.parse('2026-06-15T19:00:00Z'))
    expect(JSON.parse(scripts[0]?.body ?? '').loaderData.home.view.text.gapBody).toBe('Hello </script><b>')
    // Behind the styles, which the first paint waits for.
    const last = { attributes: ' type="module" src="/assets/client.js" fetchpriority="low" nonce="n0nce"', body: '' }
    expect(scripts[1]).toEqual(last)
    const preloaded = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)
    expect(preloaded).toEqual(['/assets/part.js', '/assets/home.js'])
    const sheets = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)
    expect(sheets).toEqual(['/theme.css', '/assets/style.css', '/assets/home.css'])
    expect(answer).toMatchObject({ styles: sheets })
    expect(html).toContain('<link rel="expect" href="#page-end" blocking="render">')
    expect(html.indexOf('</h1>')).toBeLessThan(html.indexOf('<template id="page-end">'))
    expect(html).not.toMatch(/ style="/)
    expect(asked.map(({ document }) => document).sort()).toEqual(['ScreenOnly', 'Shell'])
  })

  it('[ERR-06] [ERR-07] renders the error page of a failed gateway with its status, at the same address', async () => {
    const failed = () => ({ data: null, errors: [{ code: 'UPSTREAM', status: 503, path: [] }] })
    const { html, answer } = await page('/home', { ScreenOnly: failed })
    expect(answer).toMatchObject({ kind: 'page', status: 503 })
    expect(html).toContain('unable to handle your request.</h1>')
    expect(html).toContain('<title>Sorry, we&#39;re unable to handle your request. | Sample Health</title>')
  })

  it('[ERR-04] redirects a 401 to log-in', async () => {
    const failed = () => ({ data: null, errors: [{ code: 'UNAUTHENTICATED', status: 401, path: [] }] })
    expect((await page('/home', { ScreenOnly: failed })).answer).toMatchObject({ kind: 'redirect', location: '/login' })
  })

  it('answers status 1 as HTTP 503', async () => {
    const failed = () => ({ data: null, errors: [{ code: 'UNREACHABLE', status: 1, path: [] }] })
    expect((await page('/home', { ScreenOnly: failed })).answer).toMatchObject({ status: 503 })
  })

  it('renders a last page when not even the shell can be had', async () => {
    const { html, answer } = await page('/home', { Shell: () => undefined, ...homeAnswer({ gapBody: 'Hello' }) })
    expect(answer).toMatchObject({ kind: 'page', status: 500 })
    expect(html).toContain('Sorry, it looks like there&#x27;s a problem.')
  })

  it('[ERR-42] gives a screen that breaks while rendering the error page with 500, and keeps its secret', async () => {
    const { html, answer, reported } = await page('/home', homeAnswer({ gapTitle: 'yes' }))
    expect(answer).toMatchObject({ kind: 'page', status: 500 })
    expect(html).toContain('it looks like there&#x27;s a problem.</h1>')
    expect(html).not.toContain('secret')
    expect(String(reported[0])).toContain('a bug')
    expect(html).toContain('give this reference: request-0042')
  })

  it('[ERR-42] gives a bug of a loader the error page with 500 and its reference, never "unreachable"', async () => {
    const { html, answer, reported } = await page('/home', {
      ScreenOnly: () => {
        throw new TypeError('undefined is a secret')
      },
    })
    expect(answer).toMatchObject({ kind: 'page', status: 500 })
    expect(reported.map(String)).toEqual(['TypeError: undefined is a secret'])
    expect(html).toContain('give this reference: request-0042')
    const { failures } = JSON.parse(/page-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '')
    expect(failures).toEqual({ home: { status: 500, reference: 'request-0042' } })
  })

  it('gives a failure of a service no reference: it is no bug', async () => {
    const failed = () => ({ data: null, errors: [{ code: 'UPSTREAM', status: 500, path: [] }] })
    expect((await page('/home', { ScreenOnly: failed })).html).not.toContain('request-0042')
  })

  it('follows a redirect of the guards', async () => {
    const answer = { screen: { ...screenAnswer('/home').screen, redirect: '/logout', view: null } }
    expect((await page('/home', { ScreenOnly: () => answer })).answer).toEqual({
      kind: 'redirect',
      status: 302,
      location: '/logout',
    })
  })

  it('[LOGOUT-06] logs out by a plain form, without script, and leads on by GET', async () => {
    const { answer, asked } = await page(
      '/logout',
      { LogOut: () => ({ logOut: { userErrors: [] } }) },
      { method: 'POST', body: new URLSearchParams() },
    )
    expect(asked.map(({ document }) => document)).toContain('LogOut')
    expect(answer).toEqual({ kind: 'redirect', status: 303, location: '/logout' })
  })

  it('[OPS-23] shows each member their own menus and footer, on each page as it is there, whoever asked before', async () => {
    const shellOf = (name: string) => {
      const { menus, footer } = shellFixture().shell
      const own = { id: name, title: `Only ${name}`, target: `/only-${name}` }
      return shellFixture(
        {
          menus: { primary: [own, ...menus.primary], settings: [own], utility: [own], masthead: [own] },
          footer: { ...footer, copyright: [`For ${name}`] },
        },
        { viewer: { member: { firstName: name, lastName: 'Sample' }, family: null, groups: null, actingStaff: null } },
      )
    }
    const open = async (name: string, path = '/home') =>
      (await page(path, { ...homeAnswer({ gapBody: 'Hello' }), Shell: () => shellOf(name) })).html
    const ann = await open('ann')
    const bob = await open('bob')
    expect(ann.match(/Only ann/g)?.length).toBeGreaterThan(4)
    expect(bob).toBe(ann.replaceAll('ann', 'bob'))
    expect(await open('ann')).toBe(ann)
    const here = (html: string) => [...html.matchAll(/aria-current="page"[^>]*href="([^"]+)"/g)].map(([, at]) => at)
    expect(new Set(here(ann))).toEqual(new Set(['/home']))
    expect(new Set(here(await open('ann', '/claims')))).toEqual(new Set(['/claims']))
  })

  it('[OPS-23] draws log-in once for all of a brand, and anew where it says something else', async () => {
    let drawn = 0
    const loader = createScreenLoader('home', ScreenOnlyDocument)
    const Component = () => {
      drawn += 1
      return <h1>{useScreen(loader).view.text.gapBody}</h1>
    }
    const screens = screensFixture({ login: async () => ({ loader, action: () => ({ typed: 'ann' }), Component }) })
    const open = async (notice: string, { table = routes, at = '/login', init = {} } = {}) => {
      const { html } = await page(at, homeAnswer({ gapBody: notice }), init, screens, table)
      return /<h1>(.*?)<\/h1>/.exec(html)?.[1]
    }
    expect([await open('Welcome'), await open('Welcome'), drawn]).toEqual(['Welcome', 'Welcome', 1])
    expect([await open('Try again'), await open('Welcome'), drawn]).toEqual(['Try again', 'Welcome', 2])
    expect([await open('Welcome', { at: '/login?a=1' }), drawn]).toEqual(['Welcome', 3])
    // Each brand, and each of its revisions, has a table of its own.
    expect([await open('Welcome', { table: [...routes] }), drawn]).toEqual(['Welcome', 4])
    // Nothing is kept of what somebody typed.
    const init = { method: 'POST', body: new URLSearchParams({ username: 'ann' }) }
    expect([await open('Welcome', { init }), await open('Welcome', { init }), drawn]).toEqual(['Welcome', 'Welcome', 6])
  })
})
