import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorPage } from '../areas/error/error-page.tsx'
import { useShellText } from '../shell/use-shell-text.ts'
import { waitingTime } from '../ui/format/waiting-time.ts'
import { asFailure } from './failure.ts'
import { errorPageOf, failureTitle } from './titles.ts'
import { useShell } from './use-shell.ts'
import { useWindowTitle } from './use-window-title.ts'

/** Takes a failed screen's place inside the shell, at the same address (ERR-06, ERR-07). An exception of our own code is reported too. */
export function ScreenFailure() {
  const { shell } = useShell()
  const text = useShellText()
  const error = useRouteError()
  const failure = asFailure(error)
  useEffect(() => {
    if (!isRouteErrorResponse(error)) reportError(error)
  }, [error])
  useWindowTitle(failureTitle(failure, shell.errors))
  const page = failure.page ?? errorPageOf(shell.errors, failure.status)
  const wait =
    failure.retryAfter === undefined ? undefined : text('tryAgainIn', { time: waitingTime(failure.retryAfter) })
  return page ? <ErrorPage page={page} errors={shell.errors} wait={wait} /> : null
}
