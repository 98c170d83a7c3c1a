import { Link, useParams } from 'react-router'
import { Alert } from '../../web/ui/alert/alert.tsx'
import { Tag } from '../../web/ui/tag/tag.tsx'
import { ChangeList } from '../changes/change-list.tsx'
import { Impact, Proved } from '../changes/impact.tsx'
import { draftAddress } from '../drafts/draft-list.tsx'
import { stages, tones } from '../drafts/stages.ts'
import type { ReportFragment } from '../generated/report.ts'
import { Page } from '../page/page.tsx'
import { When } from '../page/when.tsx'
import { Answered } from '../query/answered.tsx'
import { Accessibility } from './accessibility.tsx'
import { ClassPictures } from './class-pictures.tsx'
import { Decide } from './decide.tsx'
import { Findings } from './findings.tsx'
import { Gone } from './gone.tsx'
import styles from './review-screen.module.css'
import { Said } from './said.tsx'
import { Trouble } from './trouble.tsx'
import { type ReviewedDraft, useReview } from './use-review.ts'

/** A draft as it would go live, for whoever decides: nothing of it can be edited here (STUDIO-26 to STUDIO-28). */
export function Component() {
  const { name = '' } = useParams()
  const { review, ...checking } = useReview(name)
  const draft = review.data?.draft
  return (
    <Page
      title={`Review of ${name}`}
      about={
        draft && (
          <>
            Version {draft.version} by {draft.author}, <When at={draft.at} />, with revision {draft.check.onto.number},
            which is live. <Link to={draftAddress(name)}>To the draft</Link>
          </>
        )
      }
      actions={draft && <Tag tone={tones[draft.stage]}>{stages[draft.stage]}</Tag>}
    >
      <Answered of={review} what="the review">
        {({ draft: found }) => (found ? <Review draft={found} {...checking} /> : <Gone />)}
      </Answered>
    </Page>
  )
}

interface Props extends Omit<ReturnType<typeof useReview>, 'review'> {
  draft: ReviewedDraft
}

function Review({ draft, checked, again }: Props) {
  const { changes, others, clashes } = draft.check
  if (draft.isThrownAway) return <Alert type="warning" title="This draft was thrown away" />
  return (
    <div className={styles.review}>
      <div className={styles.parts}>
        <Trouble clashes={clashes} mistakes={checked.data?.mistakes ?? []} />
        <section aria-labelledby="changes">
          <h2 id="changes">What changes</h2>
          <ChangeList changes={changes} authors empty="All of this is live already." />
        </section>
        <Answered of={checked} what="whose screens change, and what the check finds">
          {({ report }) => report && <Report draft={draft} report={report} again={again} />}
        </Answered>
        {others.length > 0 && (
          <section aria-labelledby="others">
            <h2 id="others">Published since this draft was begun</h2>
            <ul>
              {others.map(({ id, number, author, at, note }) => (
                <li key={id}>
                  <Link to={`/revisions/${number}`}>Revision {number}</Link> by {author}, <When at={at} />
                  {note !== '' && `: ${note}`}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <aside className={styles.decide} aria-label="Decide">
        <Decide draft={draft} checked={checked.data} again={again} />
        <Said reviews={draft.reviews} />
      </aside>
    </div>
  )
}

/** What the check finds of a draft without mistakes, and what each of it looks like. */
function Report({ draft, report, again }: Pick<Props, 'draft' | 'again'> & { report: ReportFragment }) {
  return (
    <>
      <section aria-labelledby="impact">
        <h2 id="impact">Whose screens change</h2>
        <Impact report={report} more={(place, of) => <ClassPictures draft={draft} place={place} of={of} />} />
      </section>
      {report.brands.some(({ classes }) => classes.length > 0) && (
        <Accessibility key={draft.version} draft={draft} report={report} />
      )}
      <Findings draft={draft} findings={report.findings} again={again} />
      <section aria-labelledby="rules">
        <h2 id="rules">Rules of the business</h2>
        <Proved rules={report.proved} />
      </section>
    </>
  )
}
