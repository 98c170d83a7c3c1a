import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { Button } from '../../web/ui/button/button.tsx'
import { Page } from '../page/page.tsx'
import { useOnline } from './use-online.ts'

/**
 * In place of a screen that cannot be loaded or drawn: after a deployment its file may be gone, and a reload has the new one.
 * Without a line a reload would take away what is there; the screen is loaded by itself as soon as there is one (STUDIO-37).
 */
export function RouteFailure() {
  const error = useRouteError()
  const isOnline = useOnline()
  useEffect(() => {
    // The browser's console has it for whoever looks into it.
    reportError(error)
  }, [error])
  useEffect(() => {
    if (isOnline) return
    const load = () => location.reload()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [isOnline])
  return (
    <Page title={isOnline ? 'This screen could not be shown' : 'This screen needs a connection'}>
      <p>Nothing of yours is lost: what was edited is saved, or waits in this browser.</p>
      {isOnline ? (
        <p>
          <Button onClick={() => location.reload()}>Load it again</Button>
        </p>
      ) : (
        <p role="status">
          You are offline. It is loaded as soon as there is a connection again; Back leads to where you were.
        </p>
      )}
    </Page>
  )
}
