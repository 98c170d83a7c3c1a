import { useMutation } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../web/ui/button/button.tsx'
import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import { Tag } from '../../web/ui/tag/tag.tsx'
import { TickFindingDocument } from '../generated/decide.ts'
import type { ReportFragment } from '../generated/report.ts'
import { EntryField } from '../page/entry-field.tsx'
import { focusHeading } from '../page/focus-heading.ts'
import { useDoing } from '../query/use-doing.ts'
import styles from './findings.module.css'
import type { ReviewedDraft } from './use-review.ts'

type Finding = ReportFragment['findings'][number]

interface Props {
  draft: ReviewedDraft
  findings: readonly Finding[]
  again: () => Promise<unknown>
}

/** What is likely not meant and was not there before: of each that matters somebody says why it may stay (STUDIO-26). */
export function Findings({ draft, findings, again }: Props) {
  return (
    <section aria-labelledby="findings">
      <h2 id="findings">Likely not meant</h2>
      {findings.length === 0 ? (
        <p className={styles.quiet}>Nothing was found that was not there before.</p>
      ) : (
        <PlainList className={styles.findings}>
          {findings.map(finding => (
            <li key={finding.key}>
              <p>
                <Tag tone={finding.severity === 'WARNING' ? 'warning' : 'info'}>
                  {finding.severity === 'WARNING' ? 'Warning' : 'Hint'}
                </Tag>{' '}
                {finding.message}
              </p>
              {finding.somebody !== null && <p className={styles.quiet}>For example {finding.somebody}.</p>}
              <p className={styles.quiet}>
                {finding.advice} <code>{`${finding.path}:${finding.line}`}</code>
              </p>
              {finding.reason ? (
                <p>
                  It may stay, says {finding.reason.author}: {finding.reason.text}
                </p>
              ) : (
                finding.severity === 'WARNING' && <Tick draft={draft} finding={finding} again={again} />
              )}
            </li>
          ))}
        </PlainList>
      )}
    </section>
  )
}

function Tick({ draft: { id, version, check }, finding, again }: { finding: Finding } & Omit<Props, 'findings'>) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const [isDoing, act] = useDoing()
  const [tick] = useMutation(TickFindingDocument)
  async function say(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (reason.trim() === '') return setProblem('Say why it may stay.')
    setProblem('')
    const input = { draftId: id, version, onto: check.onto.number, finding: finding.key, reason }
    const goOn = wayOnFrom(form)
    const perform = async () => (await tick({ variables: { input } })).data?.tickFinding
    const isNoted = await act(perform, 'It is noted with your reason.')
    await again()
    if (isNoted) goOn()
  }
  return (
    <form className={styles.tick} onSubmit={event => void say(event)} noValidate>
      <EntryField label="Why it may stay" value={reason} onValue={setReason} problem={problem} maxLength={500} />
      <Button type="submit" kind="secondary" size="small" aria-disabled={isDoing || undefined}>
        It may stay
      </Button>
    </form>
  )
}

/** A finding's form goes with its reason: the way on for whoever was in it, to the next finding, or else to their heading (STUDIO-31). */
function wayOnFrom(form: HTMLFormElement): () => void {
  const section = form.closest('section')
  const forms = [...(section?.querySelectorAll('form') ?? [])]
  const next = forms[forms.indexOf(form) + 1]
  return () => {
    const { activeElement, body } = document
    if (activeElement !== body && !form.contains(activeElement)) return
    if (next?.isConnected) next.querySelector('input')?.focus()
    else focusHeading(section)
  }
}
