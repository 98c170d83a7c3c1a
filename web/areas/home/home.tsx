import { Fragment } from 'react'
import type { ScreenView } from '../../../engine/view.ts'
import type { PortalError } from '../../app/portal.ts'
import type { HomeData } from '../../blocks/home-data.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { failedSources } from './failed-sources.ts'
import styles from './home.module.css'
import { layOut } from './lay-out.ts'
import { renderBlock } from './render-block.tsx'
import { useMemberDataMark } from './use-member-data-mark.ts'

interface Props {
  /** Heading for who cannot see one, when the manifest or the member leaves the welcome banner out. */
  title: string
  view: ScreenView
  data: HomeData
  errors: readonly PortalError[]
}

/** Home: the blocks of the manifest that have something to show to this member, in the manifest's order. */
export function Home({ title, view, data, errors }: Props) {
  useMemberDataMark()
  const failed = failedSources(errors)
  const blocks = (view.home ?? []).flatMap(block => {
    const element = renderBlock(block.block, block, { data, screen: view }, failed)
    return element ? [{ id: block.id, kind: block.block, column: block.column, element }] : []
  })
  const greeted = blocks.some(({ kind }) => kind === 'welcome-banner')
  const show = (items: typeof blocks) => items.map(({ id, element }) => <Fragment key={id}>{element}</Fragment>)
  return (
    <div className={styles.home}>
      {!greeted && (
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
      )}
      {layOut(blocks, ({ column }) => column).map(row =>
        row.kind === 'full' ? (
          <Fragment key={row.item.id}>{row.item.element}</Fragment>
        ) : (
          <div className={styles.columns} key={[...row.lead, ...row.side].map(({ id }) => id).join()}>
            {row.lead.length > 0 && <div className={styles.main}>{show(row.lead)}</div>}
            {row.side.length > 0 && <div className={styles.side}>{show(row.side)}</div>}
            {row.rest.length > 0 && <div className={styles.main}>{show(row.rest)}</div>}
          </div>
        ),
      )}
    </div>
  )
}
