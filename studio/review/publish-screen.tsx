import { useQuery } from '@apollo/client/react'
import { Link, useParams } from 'react-router'
import { Alert } from '../../web/ui/alert/alert.tsx'
import { ChangeList } from '../changes/change-list.tsx'
import { draftAddress } from '../drafts/draft-list.tsx'
import { ReviewDocument, type ReviewQuery } from '../generated/review.ts'
import { Page } from '../page/page.tsx'
import { ContactSheet } from '../pictures/contact-sheet.tsx'
import { Answered } from '../query/answered.tsx'
import { Gone } from './gone.tsx'
import { Publish } from './publish.tsx'
import styles from './publish-screen.module.css'
import { whyNot } from './why-not.ts'

/** The last look before a draft goes live: what goes, to whom, and the button. Nothing of it can be edited here (STUDIO-28, STUDIO-38). */
export function Component() {
  const { name = '' } = useParams()
  const review = useQuery(ReviewDocument, { variables: { name }, fetchPolicy: 'cache-and-network' })
  const draft = review.data?.draft
  return (
    <Page
      title={`Publish ${name}`}
      about={
        draft && (
          <>
            Version {draft.version}, over revision {draft.check.onto.number}, which is live.{' '}
            <Link to={`${draftAddress(name)}/review`}>Back to the review</Link>
          </>
        )
      }
    >
      <Answered of={review} what="the draft">
        {({ draft: found }) => (found ? <Last draft={found} again={review.refetch} /> : <Gone />)}
      </Answered>
    </Page>
  )
}

type Draft = NonNullable<ReviewQuery['draft']>

function Last({ draft, again }: { draft: Draft; again: () => Promise<unknown> }) {
  const { changes, clashes, report } = draft.check
  if (draft.isThrownAway) return <Alert type="warning" title="This draft was thrown away" />
  if (changes.length === 0 && clashes.length === 0) return <Alert type="info" title="All of this is live already" />
  const wrong = whyNot(draft)
  return (
    <div className={styles.parts}>
      {wrong.length > 0 && (
        <Alert type="warning" title="Not ready to go live">
          <ul>
            {wrong.map(reason => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Alert>
      )}
      <section aria-labelledby="goes">
        <h2 id="goes">What goes live</h2>
        <ChangeList changes={changes} authors empty="" />
      </section>
      {report?.brands.some(({ classes }) => classes.length > 0) && (
        <section aria-labelledby="seen">
          <h2 id="seen">What members will see</h2>
          <ContactSheet draft={draft} report={report} />
        </section>
      )}
      {draft.mayPublish ? (
        <Publish draft={draft} again={again} isReady={wrong.length === 0} />
      ) : (
        <p>It takes a publisher of every brand in it to publish this.</p>
      )}
    </div>
  )
}
