import type { ReactElement } from 'react'
import { type ActionFunction, createRoutesStub, useLocation } from 'react-router'
import { rootRouteId } from '../../screen/shell-data.ts'
import { render } from '../../testing/render.tsx'
import { shellFixture } from '../../testing/shell-fixture.ts'

/** The parts of the shell that blocks use. */
const shell = {
  shell: {
    routes: shellFixture().shell.routes,
    brand: { images: { dental: { src: '/assets/dental.svg', alt: 'Brightside Dental', width: 48, height: 48 } } },
  },
}

const Elsewhere = () => <p>{`Went to ${useLocation().pathname}`}</p>

/** Renders an element at /home in a router whose other addresses say where a link went; forms go to `action`. */
export function show(element: ReactElement | undefined, action?: ActionFunction) {
  const Routes = createRoutesStub([
    {
      id: rootRouteId,
      path: '/',
      loader: () => shell,
      children: [
        { id: 'home', path: 'home', Component: () => element ?? null, ...(action && { action }) },
        { id: 'elsewhere', path: '*', Component: Elsewhere },
      ],
    },
  ])
  return render(<Routes initialEntries={['/home']} hydrationData={{ loaderData: { [rootRouteId]: shell } }} />)
}
