import { useMutation } from '@apollo/client/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Alert } from '../../web/ui/alert/alert.tsx'
import { Button } from '../../web/ui/button/button.tsx'
import { ApproveDraftDocument, AskForReviewDocument, SendDraftBackDocument } from '../generated/decide.ts'
import type { ReviewQuery } from '../generated/review.ts'
import { EntryField } from '../page/entry-field.tsx'
import { useDoing } from '../query/use-doing.ts'
import styles from './decide.module.css'
import { Publish } from './publish.tsx'

type Draft = NonNullable<ReviewQuery['draft']>

interface Props {
  draft: Draft
  again: () => Promise<unknown>
}

/** What somebody may do with a draft as they see it: ask, approve, send back, publish; and why not (STUDIO-27, STUDIO-28). */
export function Decide({ draft, again }: Props) {
  const { check, mayPublish } = draft
  const wrong = whyNot(draft)
  if (check.changes.length === 0 && check.clashes.length === 0)
    return <Alert type="info" title="All of this is live already" />
  return (
    <>
      {wrong.length > 0 && (
        <Alert type="warning" title="Not ready to go live">
          <ul>
            {wrong.map(reason => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Alert>
      )}
      {mayPublish ? <Approve draft={draft} again={again} /> : <Ask draft={draft} again={again} />}
      {mayPublish && <Publish draft={draft} again={again} isReady={wrong.length === 0} />}
    </>
  )
}

/** What has to be done before a draft may go live, a sentence each. */
function whyNot({ check, isViewers, mayPublish, stage }: Draft): string[] {
  const unticked =
    check.report?.findings.filter(({ severity, reason }) => severity === 'WARNING' && !reason).length ?? 0
  return [
    ...(check.clashes.length + check.mistakes.length > 0 ? ['Settle what is marked as wrong.'] : []),
    ...(unticked > 0 ? [`Say of ${unticked === 1 ? 'one finding' : `${unticked} findings`} why it may stay.`] : []),
    ...(check.isApproved ? [] : [approvalNeeded({ isViewers, mayPublish, stage })]),
  ]
}

const approvalNeeded = ({ isViewers, mayPublish, stage }: Pick<Draft, 'isViewers' | 'mayPublish' | 'stage'>) =>
  mayPublish && !isViewers
    ? 'Approve it first: you did not change it.'
    : stage === 'ASKED'
      ? 'A review was asked for. Somebody who did not change it has to approve it.'
      : 'Somebody who did not change it has to approve it.'

function Ask({ draft: { id, version, stage }, again }: Props) {
  const [note, setNote] = useState('')
  const [isDoing, act] = useDoing()
  const [ask] = useMutation(AskForReviewDocument)
  return (
    <Form
      title={stage === 'ASKED' ? 'Ask again' : 'Ask for a review'}
      onSend={async () => {
        const input = { draftId: id, version, note }
        await act(async () => (await ask({ variables: { input } })).data?.askForReview, 'A review is asked for.')
        await again()
      }}
    >
      <EntryField label="What to look at" hint="May be left empty." multiline value={note} onValue={setNote} />
      <Button type="submit" disabled={isDoing}>
        Ask for a review
      </Button>
    </Form>
  )
}

function Approve({ draft: { id, version, check, isViewers }, again }: Props) {
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')
  const [isDoing, act] = useDoing()
  const [approve] = useMutation(ApproveDraftDocument)
  const [sendBack] = useMutation(SendDraftBackDocument)
  const isGood = check.clashes.length + check.mistakes.length === 0
  async function send() {
    if (note.trim() === '') return setProblem('Say what is to be done.')
    setProblem('')
    const input = { draftId: id, version, note }
    await act(async () => (await sendBack({ variables: { input } })).data?.sendDraftBack, 'It is sent back.')
    await again()
  }
  return (
    <Form
      title="Your word on it"
      onSend={async () => {
        setProblem('')
        const input = { draftId: id, version, onto: check.onto.number, note }
        await act(async () => (await approve({ variables: { input } })).data?.approveDraft, 'It is approved.')
        await again()
      }}
    >
      {isViewers && <p className={styles.quiet}>You changed this draft: somebody else has to approve it, too.</p>}
      <EntryField
        label="Comment"
        hint="Needed to send it back."
        multiline
        value={note}
        onValue={setNote}
        problem={problem}
      />
      <div className={styles.buttons}>
        <Button type="submit" kind={check.isApproved ? 'secondary' : 'primary'} disabled={isDoing || !isGood}>
          Approve
        </Button>
        <Button kind="secondary" disabled={isDoing} onClick={() => void send()}>
          Send back
        </Button>
      </div>
    </Form>
  )
}

function Form({ title, onSend, children }: { title: string; onSend: () => Promise<void>; children: ReactNode }) {
  function send(event: FormEvent) {
    event.preventDefault()
    void onSend()
  }
  return (
    <form className={styles.form} aria-label={title} onSubmit={send} noValidate>
      <h2>{title}</h2>
      {children}
    </form>
  )
}
