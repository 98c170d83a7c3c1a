import { useMutation, useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Button } from '../../web/ui/button/button.tsx'
import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import { DraftsDocument, type DraftsQuery, RestoreDraftDocument } from '../generated/drafts.ts'
import { Page } from '../page/page.tsx'
import { Answered, reasonIn } from '../query/answered.tsx'
import { tell } from '../shell/tell.tsx'
import { DraftList } from './draft-list.tsx'
import styles from './drafts-screen.module.css'
import { StartDraft } from './start-draft.tsx'
import { ThrowAway } from './throw-away.tsx'
import { draftsAtOnce, useMoreDrafts } from './use-more-drafts.ts'

/** All drafts; those that were thrown away are a list of their own, from which they can be had back. */
export function Component() {
  const [search] = useSearchParams()
  const thrownAway = search.has('thrown-away')
  const drafts = useQuery(DraftsDocument, { variables: { thrownAway }, fetchPolicy: 'cache-and-network' })
  const [wanted, setWanted] = useState(draftsAtOnce)
  const more = useMoreDrafts(drafts, wanted)
  const list = useRef<HTMLElement>(null)
  // What was thrown away takes the focus with it: whoever works with keys goes on in the list.
  const goOn = () => list.current?.focus()
  return (
    <Page
      title={thrownAway ? 'Drafts that were thrown away' : 'Drafts'}
      about={thrownAway ? 'Each can be had back for 30 days.' : 'What is being worked on. Members see nothing of it.'}
      actions={!thrownAway && <StartDraft />}
    >
      <section className={styles.list} ref={list} tabIndex={-1} aria-label="Drafts">
        <Answered of={drafts} what="the drafts">
          {({ drafts: { nodes, totalCount, pageInfo } }) => (
            <>
              {thrownAway ? (
                <ThrownAway drafts={nodes} onGone={goOn} />
              ) : (
                <DraftList
                  drafts={nodes}
                  empty="There is no draft yet. Give one a name above to begin."
                  actionsOf={draft => draft.mayThrowAway && <ThrowAway draft={draft} onGone={goOn} />}
                />
              )}
              {pageInfo.hasNextPage && (
                <p className={styles.more}>
                  <span role="status">
                    {more.hasFailed && 'Could not load more. '}
                    {nodes.length} of {totalCount} drafts
                  </span>
                  <Button
                    kind="secondary"
                    size="small"
                    onClick={() => {
                      more.again()
                      setWanted(nodes.length + draftsAtOnce)
                    }}
                  >
                    Show more
                  </Button>
                </p>
              )}
            </>
          )}
        </Answered>
      </section>
      <p>
        {thrownAway ? (
          <Link to="/drafts">Open drafts</Link>
        ) : (
          <Link to="?thrown-away">Drafts that were thrown away</Link>
        )}
      </p>
    </Page>
  )
}

function ThrownAway({ drafts, onGone }: { drafts: DraftsQuery['drafts']['nodes']; onGone: () => void }) {
  const [restore] = useMutation(RestoreDraftDocument, { refetchQueries: [DraftsDocument] })
  async function haveBack(draftId: string, version: number, name: string) {
    try {
      const { data } = await restore({ variables: { input: { draftId, version } } })
      const [error] = data?.restoreDraft.userErrors ?? []
      tell(error ? error.message : `${name} is back.`, error ? 'error' : 'success')
      if (!error) onGone()
    } catch (error) {
      tell(reasonIn(error as Error), 'error')
    }
  }
  if (drafts.length === 0) return <p>Nothing was thrown away in the last 30 days.</p>
  return (
    <PlainList className={styles.thrown}>
      {drafts.map(({ id, name, version }) => (
        <li key={id}>
          <span>{name}</span>
          <Button kind="secondary" size="small" onClick={() => void haveBack(id, version, name)}>
            Have {name} back
          </Button>
        </li>
      ))}
    </PlainList>
  )
}
