import { useRouteError } from 'react-router'
import { Button } from '../../web/ui/button/button.tsx'
import { Page } from '../page/page.tsx'

/** In place of a screen that cannot be loaded or drawn: after a deployment its file may be gone, and a reload has the new one. */
export function RouteFailure() {
  const error = useRouteError()
  // The browser's console has it for whoever looks into it.
  reportError(error)
  return (
    <Page title="This screen could not be shown">
      <p>Nothing of yours is lost: what was edited is saved, or waits in this browser.</p>
      <p>
        <Button onClick={() => location.reload()}>Load it again</Button>
      </p>
    </Page>
  )
}
