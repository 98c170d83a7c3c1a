import { useMutation } from '@apollo/client/react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../web/ui/button/button.tsx'
import { BeginDraftDocument } from '../generated/drafts.ts'
import { reasonIn } from '../query/answered.tsx'
import { draftAddress } from './draft-list.tsx'
import styles from './start-draft.module.css'

/** Begins a draft on what is live, under a name, and goes to its desk. */
export function StartDraft() {
  const id = useId()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const [begin, { loading }] = useMutation(BeginDraftDocument)
  const field = useRef<HTMLInputElement>(null)
  const isBeginning = useRef(false)
  function fail(why: string) {
    setProblem(why)
    field.current?.focus()
  }
  async function start(event: FormEvent) {
    event.preventDefault()
    const wanted = name.trim()
    // A second press would be told that there is a draft of this name already: the one that the first is beginning.
    if (isBeginning.current) return
    if (!/^[a-z0-9][\w .-]{0,79}$/i.test(wanted))
      return fail('Give it a name of letters, digits, spaces, dots and dashes, such as “December banner”.')
    setProblem('')
    isBeginning.current = true
    try {
      const { data } = await begin({ variables: { input: { name: wanted, version: 0, files: [], note: '' } } })
      const [error] = data?.saveDraft.userErrors ?? []
      if (!error) return await navigate(draftAddress(wanted))
      fail(error.code === 'STALE' ? 'There is a draft of this name already.' : error.message)
    } catch (error) {
      fail(reasonIn(error as Error))
    } finally {
      isBeginning.current = false
    }
  }
  return (
    <form className={styles.start} onSubmit={event => void start(event)} noValidate>
      <label htmlFor={id}>New draft</label>
      <input
        ref={field}
        id={id}
        value={name}
        autoComplete="off"
        maxLength={80}
        placeholder="What it is for"
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem === '' ? undefined : `${id}-problem`}
        onChange={event => setName(event.target.value)}
      />
      <Button type="submit" size="small" aria-disabled={loading || undefined}>
        Begin
      </Button>
      {problem !== '' && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
