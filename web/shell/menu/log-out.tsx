import type { ReactNode } from 'react'
import { usePathOf } from '../../screen/shell-data.ts'
import { forgetEverything } from '../../state/forget-everything.ts'

/**
 * Ends the session by a plain form: it works without script, its answer is a page load so that nothing of this page
 * remains, and before that the browser's stores are cleared (LOGOUT-06 to LOGOUT-10).
 */
export function LogOut({ children }: { children: ReactNode }) {
  const pathOf = usePathOf()
  return (
    <form method="post" action={pathOf('logout')} onSubmit={forgetEverything}>
      <button type="submit">{children}</button>
    </form>
  )
}
