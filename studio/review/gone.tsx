import { Link } from 'react-router'

/** In place of a draft that is not there for whoever looks. */
export function Gone() {
  return (
    <p>
      There is no such draft, or your role does not show it. <Link to="/drafts">To the drafts</Link>
    </p>
  )
}
