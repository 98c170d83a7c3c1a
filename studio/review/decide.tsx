import { useMutation } from '@apollo/client/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Alert } from '../../web/ui/alert/alert.tsx'
import { Button } from '../../web/ui/button/button.tsx'
import { draftAddress } from '../drafts/draft-list.tsx'
import { ApproveDraftDocument, AskForReviewDocument, SendDraftBackDocument } from '../generated/decide.ts'
import { EntryField } from '../page/entry-field.tsx'
import { useDoing } from '../query/use-doing.ts'
import styles from './decide.module.css'
import { NotReady } from './not-ready.tsx'
import type { Checked, ReviewedDraft } from './use-review.ts'

interface Props {
  draft: ReviewedDraft
  /** Undefined until it is found. */
  checked: Checked | undefined
  again: () => Promise<unknown>
}

/** What somebody may do with a draft as they see it: ask, approve, send back, and what is missing before it can go live (STUDIO-27). */
export function Decide({ draft, checked, again }: Props) {
  const { check, mayPublish, isViewers } = draft
  if (check.changes.length === 0 && check.clashes.length === 0)
    return <Alert type="info" title="All of this is live already" />
  return (
    <>
      <NotReady draft={draft} checked={checked} />
      {mayPublish && !isViewers ? <Approve {...{ draft, checked, again }} /> : <Ask {...{ draft, again }} />}
      {mayPublish && (
        <p>
          <Link to={`${draftAddress(draft.name)}/publish`}>Go on to publishing</Link>
        </p>
      )}
    </>
  )
}

/** Who learns of it by mail; everybody sees it in the studio. */
const toldByMail = (names: readonly string[]) =>
  names.length === 0 ? 'Others see it in the studio.' : `Told by mail: ${names.join(', ')}.`

function Ask({ draft: { id, version, stage }, again }: Omit<Props, 'checked'>) {
  const [note, setNote] = useState('')
  const [isDoing, act] = useDoing()
  const [ask] = useMutation(AskForReviewDocument)
  return (
    <Form
      title={stage === 'ASKED' ? 'Ask again' : 'Ask for a review'}
      onSend={async () => {
        const input = { draftId: id, version, note }
        await act(
          async () => (await ask({ variables: { input } })).data?.askForReview,
          ({ mailed }) => `A review is asked for. ${toldByMail(mailed)}`,
        )
        await again()
      }}
    >
      <EntryField label="What to look at" hint="May be left empty." multiline value={note} onValue={setNote} />
      <Button type="submit" aria-disabled={isDoing || undefined}>
        Ask for a review
      </Button>
    </Form>
  )
}

function Approve({ draft: { id, version, check }, checked, again }: Props) {
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')
  const [isDoing, act] = useDoing()
  const [approve] = useMutation(ApproveDraftDocument)
  const [sendBack] = useMutation(SendDraftBackDocument)
  const isGood = check.clashes.length === 0 && checked?.mistakes.length === 0
  async function send() {
    if (note.trim() === '') return setProblem('Say what is to be done.')
    setProblem('')
    const input = { draftId: id, version, note }
    await act(
      async () => (await sendBack({ variables: { input } })).data?.sendDraftBack,
      ({ mailed }) => `It is sent back. ${toldByMail(mailed)}`,
    )
    await again()
  }
  return (
    <Form
      title="Your word on it"
      onSend={async () => {
        setProblem('')
        const input = { draftId: id, version, onto: check.onto.number, note }
        await act(
          async () => (await approve({ variables: { input } })).data?.approveDraft,
          ({ mailed }) => `It is approved. ${toldByMail(mailed)}`,
        )
        await again()
      }}
    >
      <EntryField
        label="Comment"
        hint="Needed to send it back."
        multiline
        value={note}
        onValue={setNote}
        problem={problem}
      />
      <div className={styles.buttons}>
        <Button
          type="submit"
          kind={check.isApproved ? 'secondary' : 'primary'}
          disabled={!isGood}
          aria-disabled={isDoing || undefined}
        >
          Approve
        </Button>
        <Button kind="secondary" aria-disabled={isDoing || undefined} onClick={() => void send()}>
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
