import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import { resolveShell } from '../../../engine/resolve/resolve-shell.ts'
import type { MemberState } from '../../../engine/state.ts'
import { renderPage } from '../../../web/entry-server.tsx'
import { type Answers, fakeQuery } from './fake-query.ts'
import { visitor } from './member.ts'
import { base } from './shipped-manifest.ts'

interface Options {
  manifest?: CompiledManifest
  state?: MemberState
  answers?: Answers
}

/** Posts a form as a browser without script does, and reads the page or the redirect that comes back. */
export async function postForm(
  path: string,
  fields: [string, string][],
  { manifest = base, state = visitor, answers = {} }: Options = {},
) {
  const { query, calls } = fakeQuery(manifest, state, answers)
  const answer = await renderPage({
    request: new Request(`http://portal.example${path}`, { method: 'POST', body: new URLSearchParams(fields) }),
    routes: resolveShell(manifest, state).routes,
    query,
    nonce: 'nonce',
    style: manifest.theme.style,
    assets: { script: '/script.js', styles: [], theme: '/theme.css', preload: [] },
  })
  const html = answer.kind === 'page' ? await new Response(answer.stream).text() : ''
  return { answer, html, calls, sent: (name: string) => calls.filter(call => call.name === name) }
}
