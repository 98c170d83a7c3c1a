import { Fragment } from 'react'
import type { ScreenView } from '../../../engine/view.ts'
import type { HomeData } from '../../blocks/home-data.ts'
import type { PortalError } from '../../query/query.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { failedSources } from './failed-sources.ts'
import styles from './home.module.css'
import { homeParts } from './home-parts.tsx'
import { columnsOf, layOut } from './lay-out.ts'

interface Props {
  /** Heading for who cannot see one, when the manifest or the member leaves the welcome banner out. */
  title: string
  view: ScreenView
  data: HomeData
  errors: readonly PortalError[]
}

/** Home: the blocks of the manifest that have something to show to this member, in the manifest's order. */
export function Home({ title, view, data, errors }: Props) {
  const parts = homeParts(view, data, failedSources(errors))
  const greeted = parts.some(({ kind, gap }) => kind === 'welcome-banner' && gap === undefined)
  const show = (items: typeof parts) => items.map(({ id, element }) => <Fragment key={id}>{element}</Fragment>)
  return (
    <div className={styles.home}>
      {!greeted && (
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
      )}
      {layOut(parts, ({ column }) => column).map(row =>
        row.kind === 'full' ? (
          <Fragment key={row.item.id}>{row.item.element}</Fragment>
        ) : (
          <div
            className={styles.columns}
            data-columns={columnsOf(row)}
            key={[...row.lead, ...row.side].map(({ id }) => id).join()}
          >
            {row.lead.length > 0 && <div className={styles.main}>{show(row.lead)}</div>}
            {row.side.length > 0 && <div className={styles.side}>{show(row.side)}</div>}
            {row.rest.length > 0 && <div className={styles.main}>{show(row.rest)}</div>}
          </div>
        ),
      )}
    </div>
  )
}
