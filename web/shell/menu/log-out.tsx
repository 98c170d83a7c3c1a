import type { ReactNode } from 'react'
import { logOutPath } from '../../screen/log-out.ts'
import { forgetEverything } from '../../state/forget-everything.ts'

/**
 * Ends the session by a plain form: it works without script, the page that answers is loaded anew so that nothing of
 * this one lives on, and before that the browser's own stores are emptied (LOGOUT-06 to LOGOUT-10).
 */
export function LogOut({ children }: { children: ReactNode }) {
  return (
    <form method="post" action={logOutPath} onSubmit={forgetEverything}>
      <button type="submit">{children}</button>
    </form>
  )
}
