import { useApolloClient, useMutation } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { Button } from '../../web/ui/button/button.tsx'
import { AskFromDeskDocument, type DeskQuery, DraftClashesDocument } from '../generated/desk.ts'
import { reasonIn } from '../query/answered.tsx'
import { tell } from '../shell/tell.tsx'
import type { DeskState, DraftStore } from './model/draft-store.ts'
import type { PlacedMistake } from './model/place-of-mistake.ts'

interface Props {
  store: DraftStore
  state: DeskState
  draft: NonNullable<DeskQuery['draft']>
  mistakes: readonly PlacedMistake[] | undefined
}

/** Whether somebody types where nothing of the draft is: in a search, or in a form that is not sent yet. */
const isOfNoDraft = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="checkbox"], [type="radio"], [type="color"]), textarea') &&
  !target.closest('[data-field], [data-edits]')

/** Walks a step; one that cannot be, as somebody else has changed the same since, is said by its name (STUDIO-10). */
function walk(store: DraftStore, way: 'undo' | 'redo'): void {
  const lost = store[way]()
  const done = way === 'undo' ? 'taken back' : 'done again'
  if (lost !== undefined) tell(`“${lost}” cannot be ${done}: somebody else has changed the same since.`, 'error')
}

/** What can be done with the whole draft: taking steps back, and asking for review. */
export function DeskActions({ store, state, draft, mistakes }: Props) {
  const [ask, { loading }] = useMutation(AskFromDeskDocument)
  const client = useApolloClient()
  useEffect(() => {
    // Text fields keep steps of their own, which know nothing of the others'.
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if ((key !== 'z' && !isRedo) || isOfNoDraft(event.target)) return
      event.preventDefault()
      walk(store, isRedo ? 'redo' : 'undo')
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [store])

  const isAsking = useRef(false)
  async function review() {
    if (isAsking.current) return
    isAsking.current = true
    try {
      await askNow()
    } finally {
      isAsking.current = false
    }
  }
  async function askNow() {
    await store.saveNow()
    const { saving, version } = store.state()
    if (saving !== 'saved') return tell('The draft is not saved yet: ask again when it is.', 'error')
    try {
      const { data } = await ask({ variables: { input: { draftId: draft.id, version, note: '' } } })
      const [error] = data?.askForReview.userErrors ?? []
      if (error?.code === 'STALE') await store.catchUp()
      // What it clashes with may be of an edit since this was looked at.
      else if (error) await client.refetchQueries({ include: [DraftClashesDocument] })
      tell(error ? error.message : `Asked for a review of version ${version}.`, error ? 'error' : 'success')
    } catch (error) {
      tell(reasonIn(error as Error), 'error')
    }
  }

  return (
    <>
      <Button
        kind="secondary"
        size="small"
        aria-disabled={state.undo === undefined || undefined}
        title={state.undo}
        onClick={() => walk(store, 'undo')}
      >
        Undo
      </Button>
      <Button
        kind="secondary"
        size="small"
        aria-disabled={state.redo === undefined || undefined}
        title={state.redo}
        onClick={() => walk(store, 'redo')}
      >
        Redo
      </Button>
      <Button
        size="small"
        // A button that is disabled while it is asked loses the focus of whoever works with keys.
        aria-disabled={loading || undefined}
        disabled={state.saving === 'clashes' || (mistakes?.length ?? 0) > 0}
        onClick={() => void review()}
      >
        Ask for review
      </Button>
    </>
  )
}
