import { Fragment } from 'react'
import type { HomeData } from '../../blocks/block.tsx'
import type { PortalError } from '../../query/query.ts'
import type { KindView } from '../../screen/screen-loader.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import styles from './home.module.css'
import { failedSources } from './home-failures.tsx'
import { homeParts } from './home-parts.tsx'

interface Props {
  /** Visually hidden heading for a Home without the welcome banner. */
  title: string
  view: KindView<'home'>
  data: HomeData
  errors: readonly PortalError[]
}

/** The blocks that have something to show this member, in the manifest's order. */
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

/**
 * A row of Home: a block over the full width, or a section of two columns. The main column is split where the side
 * column begins, so that a single column on a phone keeps the manifest's order.
 */
type Row<Item> = { kind: 'full'; item: Item } | { kind: 'columns'; lead: Item[]; side: Item[]; rest: Item[] }

/** Arranges blocks in rows and columns, keeping the manifest's order. */
export function layOut<Item>(items: readonly Item[], columnOf: (item: Item) => 'full' | 'main' | 'side'): Row<Item>[] {
  const rows: Row<Item>[] = []
  for (const item of items) {
    const column = columnOf(item)
    const last = rows.at(-1)
    if (column === 'full') rows.push({ kind: 'full', item })
    else if (last?.kind !== 'columns')
      rows.push({ kind: 'columns', lead: [], side: [], rest: [], [column === 'main' ? 'lead' : 'side']: [item] })
    else if (column === 'side') last.side.push(item)
    else (last.side.length === 0 ? last.lead : last.rest).push(item)
  }
  return rows
}

/** Names the columns a section has: "main", "side", and "rest" when the main column continues below the side column. */
function columnsOf({ lead, side, rest }: Extract<Row<unknown>, { kind: 'columns' }>): string {
  const words = {
    main: lead.length + rest.length > 0,
    side: side.length > 0,
    rest: lead.length > 0 && side.length > 0 && rest.length > 0,
  }
  return Object.entries(words)
    .filter(([, is]) => is)
    .map(([word]) => word)
    .join(' ')
}
