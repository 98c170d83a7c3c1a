import { type FormEvent, useState } from 'react'
import { unsavedDrafts } from './shelf.ts'

const works = new Set<() => Promise<void>>()

/** Has something done before somebody is signed out, until what is answered is called. */
export function beforeSignOut(work: () => Promise<void>): () => void {
  works.add(work)
  return () => void works.delete(work)
}

/** The way out. It empties this browser: what is saved nowhere else is saved first, or asked about (STUDIO-11). */
export function SignOut() {
  const [unsaved, setUnsaved] = useState<readonly string[]>([])
  async function leave(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    event.preventDefault()
    await Promise.all([...works].map(work => work()))
    const left = unsavedDrafts()
    // Whoever was asked about these goes; others may have come since.
    if (left.every(name => unsaved.includes(name))) form.submit()
    else setUnsaved(left)
  }
  return (
    <form method="post" action="/sign-out" onSubmit={event => void leave(event)}>
      {unsaved.length > 0 && (
        <p role="alert">
          {`Not all of ${and.format(unsaved)} is saved. Signing out throws away what only this browser has of it.`}
        </p>
      )}
      <button type="submit">{unsaved.length > 0 ? 'Sign out and throw it away' : 'Sign out'}</button>
    </form>
  )
}

const and = new Intl.ListFormat('en', { type: 'conjunction' })
