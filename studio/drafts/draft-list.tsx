import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import { Tag } from '../../web/ui/tag/tag.tsx'
import type { DraftLineFragment } from '../generated/drafts.ts'
import { When } from '../page/when.tsx'
import styles from './draft-list.module.css'
import { stages, tones } from './stages.ts'

interface Props<Line extends DraftLineFragment> {
  drafts: readonly Line[]
  /** What to say when there is none. */
  empty: string
  /** What else can be done with one. */
  actionsOf?: (draft: Line) => ReactNode
}

/** Drafts with what they change; each leads to its desk. */
export function DraftList<Line extends DraftLineFragment>({ drafts, empty, actionsOf }: Props<Line>) {
  if (drafts.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <PlainList className={styles.drafts}>
      {drafts.map(draft => (
        <li key={draft.id}>
          <Link to={draftAddress(draft.name)}>{draft.name}</Link>
          <span className={styles.what}>
            {draft.stage !== 'OPEN' && (
              <>
                <Tag tone={tones[draft.stage]}>{stages[draft.stage]}</Tag>{' '}
              </>
            )}
            {changesIn(draft)}
          </span>
          <span className={styles.who}>
            {draft.author}, <When at={draft.at} />.{' '}
            <Link to={`${draftAddress(draft.name)}/review`} aria-label={`Review ${draft.name}`}>
              Review
            </Link>{' '}
            {actionsOf?.(draft)}
          </span>
        </li>
      ))}
    </PlainList>
  )
}

/** Where a draft's desk is. */
export const draftAddress = (name: string) => `/drafts/${encodeURIComponent(name)}`

/** What a draft changes, in a line. */
function changesIn({ edits }: Pick<DraftLineFragment, 'edits'>): string {
  const [first] = edits
  if (!first) return 'No change yet'
  const more = edits.length - 1
  return `${first.brand}: ${first.summary}${more > 0 ? `, and ${more} more ${more === 1 ? 'file' : 'files'}` : ''}`
}
