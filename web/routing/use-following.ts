import { type MouseEvent, useMemo } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router'
import { usePathOf } from '../screen/shell-data.ts'
import { documentPaths } from '../ui/link/addresses.ts'
import type { Following } from '../ui/link/link.tsx'

/** Follows the links of all screens: one listener, where react-router would make one for each link. */
export function useFollowing(): Following {
  const pathOf = usePathOf()
  const location = useLocation()
  const navigate = useNavigate()
  return useMemo(() => {
    const here = createPath(location)
    return {
      documents: documentPaths(pathOf),
      follow(click, replace) {
        const address = click.currentTarget.getAttribute('href')
        if (address === null || !isPlain(click)) return
        click.preventDefault()
        // As browsers do: the address in sight again is no step of its own.
        void navigate(address, { replace: replace ?? address === here })
      },
    }
  }, [pathOf, location, navigate])
}

/** Whether nothing has taken a click already, and it asks for no new tab, window or download. */
const isPlain = ({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
