import type { ReactNode } from 'react'
import { forgetEverything } from '../../state/forget-everything.ts'
import { Button, type ButtonKind } from '../../ui/button/button.tsx'
import { useCommon } from '../common/common-view.ts'

interface Props {
  children: ReactNode
  /** The button's weight outside of menus, which say themselves how their entries look. */
  kind?: ButtonKind | undefined
}

/**
 * Ends the session by a plain form: it works without script, its answer is a page load so that nothing of this page
 * remains, and before that the browser's stores are cleared (LOGOUT-06 to LOGOUT-10).
 */
export function LogOut({ children, kind }: Props) {
  return (
    <form method="post" action={useCommon().logOut} onSubmit={forgetEverything}>
      {kind ? (
        <Button type="submit" kind={kind}>
          {children}
        </Button>
      ) : (
        <button type="submit">{children}</button>
      )}
    </form>
  )
}
