import { Link, useParams } from 'react-router'
import { Alert } from '../../web/ui/alert/alert.tsx'
import { ChangeList } from '../changes/change-list.tsx'
import { draftAddress } from '../drafts/draft-list.tsx'
import { Page } from '../page/page.tsx'
import { ContactSheet } from '../pictures/contact-sheet.tsx'
import { Answered } from '../query/answered.tsx'
import { Gone } from './gone.tsx'
import { NotReady } from './not-ready.tsx'
import { Publish } from './publish.tsx'
import styles from './publish-screen.module.css'
import { Trouble } from './trouble.tsx'
import { type ReviewedDraft, useReview } from './use-review.ts'
import { whyNot } from './why-not.ts'

/** The last look before a draft goes live: what goes, to whom, and the button. Nothing of it can be edited here (STUDIO-28, STUDIO-38). */
export function Component() {
  const { name = '' } = useParams()
  const { review, ...checking } = useReview(name)
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
        {({ draft: found }) => (found ? <Last draft={found} {...checking} /> : <Gone />)}
      </Answered>
    </Page>
  )
}

interface Props extends Omit<ReturnType<typeof useReview>, 'review'> {
  draft: ReviewedDraft
}

function Last({ draft, checked, again }: Props) {
  const { changes, clashes } = draft.check
  if (draft.isThrownAway) return <Alert type="warning" title="This draft was thrown away" />
  if (changes.length === 0 && clashes.length === 0) return <Alert type="info" title="All of this is live already" />
  const isReady = checked.data !== undefined && whyNot(draft, checked.data).length === 0
  return (
    <div className={styles.parts}>
      <NotReady draft={draft} checked={checked.data} />
      <Trouble clashes={clashes} mistakes={checked.data?.mistakes ?? []} />
      <section aria-labelledby="goes">
        <h2 id="goes">What goes live</h2>
        <ChangeList changes={changes} authors empty="" />
      </section>
      <Answered of={checked} what="what members will see">
        {({ report }) =>
          report?.brands.some(({ classes }) => classes.length > 0) && (
            <section aria-labelledby="seen">
              <h2 id="seen">What members will see</h2>
              <ContactSheet draft={draft} report={report} />
            </section>
          )
        }
      </Answered>
      {draft.mayPublish ? (
        <Publish draft={draft} again={again} isReady={isReady} />
      ) : (
        <p>It takes a publisher of every brand in it to publish this.</p>
      )}
    </div>
  )
}
