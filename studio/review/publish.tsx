import { useMutation } from '@apollo/client/react'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../web/ui/button/button.tsx'
import { PublishDraftDocument, ScheduleDraftDocument } from '../generated/decide.ts'
import { EntryField } from '../page/entry-field.tsx'
import { useDoing } from '../query/use-doing.ts'
import styles from './decide.module.css'
import type { ReviewedDraft } from './use-review.ts'

interface Props {
  draft: ReviewedDraft
  again: () => Promise<unknown>
  isReady: boolean
}

/** Makes a draft live, now or at a time, with a note for the history (STUDIO-28). */
export function Publish({ draft: { id, version, check, note: ofDraft }, again, isReady }: Props) {
  const name = useId()
  const navigate = useNavigate()
  const [note, setNote] = useState(ofDraft)
  const [isLater, setLater] = useState(false)
  const [time, setTime] = useState('')
  const [zone, setZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const [isDoing, act] = useDoing()
  const [publish] = useMutation(PublishDraftDocument)
  const [schedule] = useMutation(ScheduleDraftDocument)
  const seen = { draftId: id, version, onto: check.onto.number, note }

  async function send(event: FormEvent) {
    event.preventDefault()
    const done = isLater
      ? await act(
          async () => (await schedule({ variables: { input: { ...seen, time, zone } } })).data?.scheduleDraft,
          `It is published on ${time.replace('T', ' at ')}, ${zone}.`,
        )
      : await act(
          async () => (await publish({ variables: { input: seen } })).data?.publishDraft,
          'It is live: members see it at once.',
        )
    if (done) await navigate('/live')
    else await again()
  }
  return (
    <form className={styles.form} aria-label="Publish" onSubmit={event => void send(event)}>
      <h2>Publish</h2>
      <EntryField label="Note for the history" multiline value={note} onValue={setNote} />
      <fieldset className={styles.times}>
        <legend>When</legend>
        <label>
          <input type="radio" name={name} checked={!isLater} onChange={() => setLater(false)} /> Now
        </label>
        <label>
          <input type="radio" name={name} checked={isLater} onChange={() => setLater(true)} /> At a time
        </label>
        {isLater && (
          <>
            <EntryField label="Date and time" type="datetime-local" required value={time} onValue={setTime} />
            <EntryField label="Time zone" hint="Such as America/New_York." required value={zone} onValue={setZone} />
          </>
        )}
      </fieldset>
      <Button type="submit" disabled={!isReady} aria-disabled={isDoing || undefined}>
        {isLater ? 'Publish at this time' : 'Publish now'}
      </Button>
    </form>
  )
}
