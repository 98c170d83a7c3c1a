import { useQuery } from '@apollo/client/react'
import { Link, useParams, useSearchParams } from 'react-router'
import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import { Tag } from '../../web/ui/tag/tag.tsx'
import { ChangeList } from '../changes/change-list.tsx'
import { RevisionDocument, type RevisionQuery } from '../generated/history.ts'
import { Page } from '../page/page.tsx'
import { When } from '../page/when.tsx'
import { Answered } from '../query/answered.tsx'
import { madeIn } from './causes.ts'
import { ComparedFile } from './compared-file.tsx'
import styles from './history.module.css'
import { RollBack } from './roll-back.tsx'

/** A revision beside another one, in words and as JSON; and the way back to it, with its impact first (STUDIO-29). */
export function Component() {
  const { number: text = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0
  const before = Number(search.get('with')) || Math.max(1, number - 1)
  const asked = useQuery(RevisionDocument, { variables: { number, before }, fetchPolicy: 'cache-and-network' })
  const revision = asked.data?.revision
  return (
    <Page
      title={`Revision ${text}`}
      about={
        revision && (
          <>
            {madeIn(revision)}, <When at={revision.at} />
            {revision.note !== '' && `: ${revision.note}`}
          </>
        )
      }
      actions={revision?.isLive && <Tag tone="success">Live</Tag>}
    >
      <Answered of={asked} what="the revision">
        {data => (
          <Compared
            {...data}
            before={before}
            onBefore={value => setSearch(value === '' ? {} : { with: value }, { replace: true })}
          />
        )}
      </Answered>
    </Page>
  )
}

interface Props extends RevisionQuery {
  before: number
  onBefore: (value: string) => void
}

function Compared({ live, revision, comparison, before, onBefore }: Props) {
  if (!revision)
    return (
      <p>
        There is no such revision. <Link to="/revisions">To the history</Link>
      </p>
    )
  return (
    <div className={styles.parts}>
      <section aria-labelledby="compared">
        <div className={styles.head}>
          <h2 id="compared">Compared with revision</h2>
          <input
            type="number"
            min={1}
            max={live.number}
            aria-labelledby="compared"
            value={before}
            onChange={event => onBefore(event.target.value)}
          />
        </div>
        {comparison ? (
          <>
            <ChangeList
              changes={comparison.changes}
              empty={before === revision.number ? ofItself : 'Nothing is otherwise.'}
            />
            <PlainList className={styles.compared}>
              {comparison.files.map(file => (
                <li key={file.path}>
                  <ComparedFile {...file} />
                </li>
              ))}
            </PlainList>
          </>
        ) : (
          <p>There is no revision {before}.</p>
        )}
      </section>
      {!revision.isLive && <RollBack number={revision.number} id={revision.id} />}
    </div>
  )
}

/** The first revision has none before it. */
const ofItself = 'That is this revision itself: choose another one to compare it with.'
