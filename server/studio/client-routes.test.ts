import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { top } from '../build/build-paths.ts'
import { demoStaff } from '../start/demo-staff.ts'
import { cookiesOf, startStudio } from './testing/start-studio.ts'

let studio: Awaited<ReturnType<typeof startStudio>>
let cookies: Record<string, string>
beforeAll(async () => {
  studio = await startStudio({ developer: true, studio: { demoStaff: demoStaff([]) } })
  cookies = cookiesOf(await studio.submit('/sign-in', { staff: 'demo-viewer' }))
})
afterAll(() => studio.close())

it('[STUDIO-01] the client is at each address of its table of routes, for whoever is signed in', async () => {
  const table = readFileSync(resolve(top, 'studio/routes.tsx'), 'utf8')
  const paths = [...table.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path = '']) =>
    path.replaceAll(/:\w+/g, 'some%20name'),
  )
  expect(paths).toContain('/drafts')
  for (const path of paths) {
    const { status, text, headers } = await studio.fromStudio(path, { cookies })
    expect([path, status, text.includes('<div id="studio">')]).toEqual([path, 200, true])
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
    expect(text).toContain(`<script type="module" src="/assets/studio.js" nonce="${nonce}"></script>`)
    const stranger = await studio.fromStudio(path)
    expect([path, stranger.status, stranger.headers.location]).toEqual([path, 303, '/sign-in'])
  }
})

it('[SEC-26] takes what browsers report of the studio’s policy', async () => {
  const report = { 'csp-report': { 'document-uri': 'http://studio.example/drafts/plans', 'blocked-uri': 'inline' } }
  const headers = { 'content-type': 'application/csp-report' }
  const body = JSON.stringify(report)
  expect((await studio.fromStudio('/reports', { method: 'POST', body, headers })).status).toBe(204)
})

it('[STUDIO-01] the client’s files are at the studio’s host alone, and lasting there', async () => {
  const own = await studio.fromStudio('/assets/start-studio.ts')
  expect([own.status, own.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect((await studio.portal.send('/assets/start-studio.ts')).status).toBe(404)
})
