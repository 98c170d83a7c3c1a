import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import { resolveShell } from '../../../engine/resolve/resolve-shell.ts'
import { renderPage } from '../../../web/entry-server.tsx'
import { type PersonaName, personas } from '../../manifests/personas.ts'
import { type Answers, fakeQuery } from './fake-query.ts'
import { shipped } from './shipped-manifest.ts'

interface Options {
  /** A brand's manifest; without one, the first brand's. */
  manifest?: CompiledManifest
  /** Who asks; without a name, somebody who is signed out. */
  persona?: PersonaName
  answers?: Answers
  /** Time zone of who asks. */
  timeZone?: string
}

/** Posts a form as a browser without script does, and reads the page or the redirect that comes back. */
export async function postForm(
  path: string,
  fields: [string, string][],
  { manifest = shipped('first'), persona = 'signed out', answers = {}, timeZone = 'America/Los_Angeles' }: Options = {},
) {
  const { query, calls } = fakeQuery(manifest, personas[persona], answers)
  const answer = await renderPage({
    request: new Request(`http://portal.example${path}`, { method: 'POST', body: new URLSearchParams(fields) }),
    routes: resolveShell(manifest, personas[persona]).routes,
    query,
    timeZone,
    now: () => new Date('2026-06-15T19:00:00Z'),
    reference: 'request-0042',
    nonce: 'nonce',
    style: manifest.theme.style,
    report: error => {
      throw error
    },
    assets: { script: '/script.js', styles: [], theme: '/theme.css', preload: [], parts: {} },
  })
  const html = answer.kind === 'page' ? answer.html : ''
  return { answer, html, calls, sent: (name: string) => calls.filter(call => call.name === name) }
}
