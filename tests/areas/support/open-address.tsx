import { render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import { resolveShell } from '../../../engine/resolve/resolve-shell.ts'
import { createRoutes } from '../../../web/routing/routes.tsx'
import { screens } from '../../../web/routing/screens.ts'
import { createPortal, provide } from '../../../web/screen/portal.ts'
import { createLine } from '../../../web/state/line.ts'
import { setCookie } from '../../../web/testing/set-cookie.ts'
import { type PersonaName, personas } from '../../manifests/personas.ts'
import { type Answers, fakeQuery } from './fake-query.ts'
import { shipped } from './shipped-manifest.ts'

interface Options {
  /** A brand's manifest; without one, the first brand's. */
  manifest?: CompiledManifest
  /** Who asks; without a name, somebody who is signed out. */
  persona?: PersonaName
  answers?: Answers
}

/** Opens an address of the real client, shell and all; only GraphQL is played. Resolves when the screen's heading is there. */
export async function openAddress(
  path: string,
  { manifest = shipped('first'), persona = 'signed out', answers = {} }: Options = {},
) {
  const { query, calls } = fakeQuery(manifest, personas[persona], answers)
  const shell = resolveShell(manifest, personas[persona])
  const store = createStore()
  const portal = createPortal(query, { routes: shell.routes, askOnce: false, line: createLine(store) })
  const routes = createRoutes(shell.routes, screens)
  // As the server tells script when the session of the persona ends: without it each navigation asks who is there.
  setCookie('session-ends', Date.now() + 3_600_000, shell.session === 'full' ? 3_600 : 0)
  // React Router warns where nothing shows while the first loaders run.
  const waiting = routes.map(route => ({ HydrateFallback: () => null, ...route }))
  const router = createMemoryRouter(waiting, {
    initialEntries: [path],
    getContext: () => provide(portal),
  })
  const user = userEvent.setup({ delay: null })
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  // Looking up a role reads the whole page's accessibility with every change; an element is found at once.
  await waitFor(() => {
    if (!view.container.querySelector('h1')) throw new Error(`${path} shows no heading`)
  })
  return { ...view, user, router, calls, sent: (name: string) => calls.filter(call => call.name === name) }
}
