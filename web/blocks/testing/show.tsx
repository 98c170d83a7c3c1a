import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { type ActionFunction, createRoutesStub, useLocation } from 'react-router'
import { rootRouteId } from '../../screen/shell-data.ts'

/** As much of the shell as blocks look at. */
const shell = {
  shell: {
    brand: { images: { dental: { src: '/assets/dental.svg', alt: 'Brightside Dental', width: 48, height: 48 } } },
  },
}

const Elsewhere = () => <p>{`Went to ${useLocation().pathname}`}</p>

/** Shows something at /home inside a router whose other addresses say where one went; forms go to `action`. */
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
