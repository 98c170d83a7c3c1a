import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router'
import { useShell } from '../screen/shell-data.ts'
import { SamePageLink } from '../ui/link/same-page-link.tsx'
import { ActingBar } from './acting-bar/acting-bar.tsx'
import { AlertBar } from './alert-bar/alert-bar.tsx'
import { BottomNavigation } from './bottom-navigation/bottom-navigation.tsx'
import { CommonContext, commonView } from './common/common-view.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { Interruption } from './interruption/interruption.tsx'
import { WithLocalMenu } from './local-menu/local-menu.tsx'
import { OverlaySpinner } from './overlay-spinner/overlay-spinner.tsx'
import { PrintHead } from './print-head/print-head.tsx'
import { SessionWatch } from './session-warning/session-watch.tsx'
import styles from './shell.module.css'
import { Snackbar } from './snackbar/snackbar.tsx'
import { useShellText } from './use-shell-text.ts'

/** Everything around a screen, in reading order. */
export function Shell({ children }: { children: ReactNode }) {
  const query = useShell()
  const { shell } = query
  const text = useShellText()
  const { pathname } = useLocation()
  const common = useMemo(() => commonView(query, pathname), [query, pathname])
  return (
    <CommonContext value={common}>
      <div className={styles.shell}>
        <SamePageLink className={styles.skip} to="content">
          {text('skipToContent')}
        </SamePageLink>
        <PrintHead />
        <Header />
        <ActingBar />
        <AlertBar />
        <main id="content" tabIndex={-1} className={styles.content}>
          <WithLocalMenu>{children}</WithLocalMenu>
        </main>
        <Footer />
        <BottomNavigation />
        <Snackbar />
        <Interruption />
        <OverlaySpinner />
        {shell.session === 'full' && <SessionWatch />}
      </div>
    </CommonContext>
  )
}
