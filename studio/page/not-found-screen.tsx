import { Link } from 'react-router'
import { Page } from './page.tsx'

/** An address of nothing. */
export function Component() {
  return (
    <Page title="There is nothing here">
      <p>
        The address may be of a draft that was published or thrown away, or of something that your role does not show.
      </p>
      <p>
        <Link to="/">To the overview</Link>
      </p>
    </Page>
  )
}
