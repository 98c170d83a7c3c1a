import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorPage } from '../areas/error/error-page.tsx'
import { asFailure, errorPageOf, failureTitle } from '../errors/failure.ts'
import { useShell } from '../screen/shell-data.ts'
import { useShellText } from '../shell/use-shell-text.ts'
import { waitingTime } from '../ui/format/waiting-time.ts'
import { useWindowTitle } from './window-title.tsx'

/** The error page inside the shell, at the failed screen's address (ERR-06, ERR-07). An exception of our own code is reported too. */
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
  const { reference } = failure
  const named = reference === undefined ? undefined : text('errorReference', { reference })
  return page ? <ErrorPage page={page} errors={shell.errors} wait={wait} reference={named} /> : null
}

/** Shown when the brand's manifest could not be loaded either, so its words cannot come from one (ERR-27). */
export function LastResort() {
  const { reference } = asFailure(useRouteError())
  return (
    <main className="last-resort" lang="en">
      <h1>Sorry, it looks like there's a problem.</h1>
      <p>Please reload the page, or come back later.</p>
      {reference !== undefined && <p>If you contact us, please give this reference: {reference}</p>}
      <p>
        <a href="/">Home</a>
      </p>
    </main>
  )
}
