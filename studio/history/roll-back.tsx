import { useLazyQuery, useMutation } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Alert } from '../../web/ui/alert/alert.tsx'
import { Button } from '../../web/ui/button/button.tsx'
import { ChangeList } from '../changes/change-list.tsx'
import { Impact } from '../changes/impact.tsx'
import { RollBackDocument } from '../generated/roll-back.ts'
import { RollbackImpactDocument, type RollbackImpactQuery } from '../generated/rollback-impact.ts'
import { EntryField } from '../page/entry-field.tsx'
import { focusHeading } from '../page/focus-heading.ts'
import { Answered } from '../query/answered.tsx'
import { useDoing } from '../query/use-doing.ts'
import styles from './history.module.css'

/** The way back to an old revision: first what that would change, and for whom (STUDIO-29, CONTENT-09). */
export function RollBack({ number, id }: { number: number; id: string }) {
  const [look, asked] = useLazyQuery(RollbackImpactDocument, { fetchPolicy: 'network-only' })
  return (
    <section aria-labelledby="back">
      <h2 id="back">Go back to revision {number}</h2>
      {asked.called ? (
        <Answered of={asked} what="what that would change">
          {({ revision }) => revision && <Back id={id} number={number} {...revision.rollback} again={asked.refetch} />}
        </Answered>
      ) : (
        <>
          <p className={styles.quiet}>
            Its content becomes a new revision. First you see what that changes, and for whom.
          </p>
          <Button
            kind="secondary"
            onClick={({ currentTarget }) => {
              focusHeading(currentTarget.closest('section'))
              void look({ variables: { number } })
            }}
          >
            See what that changes
          </Button>
        </>
      )}
    </section>
  )
}

type Rollback = NonNullable<RollbackImpactQuery['revision']>['rollback']

interface Props extends Rollback {
  id: string
  number: number
  again: () => Promise<unknown>
}

function Back({ id, number, onto, changes, mistakes, report, mayPublish, again }: Props) {
  const navigate = useNavigate()
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')
  const [isDoing, act] = useDoing()
  const [rollBack] = useMutation(RollBackDocument)
  async function goBack(event: FormEvent) {
    event.preventDefault()
    if (note.trim() === '') return setProblem('Say why, for the history.')
    setProblem('')
    const input = { revisionId: id, onto: onto.number, note }
    const done = await act(
      async () => (await rollBack({ variables: { input } })).data?.rollBack,
      `What revision ${number} says is live again.`,
    )
    if (done) await navigate('/live')
    else await again()
  }
  if (changes.length === 0) return <p>What it says is live.</p>
  return (
    <>
      <ChangeList changes={changes} empty="" />
      {report && <Impact report={report} />}
      {mistakes.length > 0 && (
        <Alert type="error" typeLabel="Error" title="By today’s rules it has mistakes, and cannot be live again">
          <ul>
            {mistakes.map(({ path, line, message }) => (
              <li key={`${path} ${line} ${message}`}>
                {path}:{line} {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {mistakes.length === 0 && !mayPublish && <p>It takes a publisher of every brand in it to go back.</p>}
      {mistakes.length === 0 && mayPublish && (
        <form className={styles.back} aria-label="Go back" onSubmit={event => void goBack(event)} noValidate>
          <EntryField label="Why" multiline value={note} onValue={setNote} problem={problem} />
          <Button type="submit" kind="danger" aria-disabled={isDoing || undefined}>
            Go back to revision {number}
          </Button>
        </form>
      )}
    </>
  )
}
