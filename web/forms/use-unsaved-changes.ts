import { useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { interruptionAtom } from '../state/line.ts'
import { guardChanges, guardedFormsAtom } from '../state/unsaved.ts'

interface Options {
  /** False for a form that may be left without asking. */
  edits: boolean
  /** The form came back: what it holds is not saved. */
  refused: boolean
  /** What was typed on earlier steps is not saved either. */
  fromBefore?: boolean | undefined
}

/** What a form holds, to be compared with later. The present password only confirms: nothing is lost with it. */
const held = (form: HTMLFormElement) =>
  JSON.stringify([...new FormData(form)].filter(([name, value]) => typeof value === 'string' && !confirms(form, name)))

function confirms(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return field instanceof Element && field.getAttribute('autocomplete') === 'current-password'
}

/**
 * Has the portal ask before a form with changes is left (MEMBER-25). What is being sent counts as saved, unless it is
 * refused or does not get through. Returns what to do when the form is sent.
 */
export function useUnsavedChanges(
  form: RefObject<HTMLFormElement | null>,
  { edits, refused, fromBefore = false }: Options,
) {
  const { key } = useLocation()
  const failed = useAtomValue(interruptionAtom)?.of === 'form'
  const count = useSetAtom(guardedFormsAtom)
  const saved = useRef<string>(undefined)
  const sent = useRef<string>(undefined)
  const before = useRef(fromBefore)
  before.current = fromBefore

  // Before it is drawn: what somebody types who is quicker than effects that come later would count as saved.
  useLayoutEffect(() => {
    const element = form.current
    if (!element || !edits) return
    saved.current = held(element)
    const unregister = guardChanges(() => {
      const now = held(element)
      return sent.current !== now && (before.current || saved.current !== now)
    })
    count(guarded => guarded + 1)
    return () => {
      unregister()
      count(guarded => guarded - 1)
    }
  }, [form, count, edits])

  // Each answer to a form comes at a new entry of the history.
  const answeredAt = useRef(key)
  useLayoutEffect(() => {
    if (answeredAt.current === key) return
    answeredAt.current = key
    if (sent.current !== undefined && !refused && !failed) saved.current = sent.current
    sent.current = undefined
  }, [key, refused, failed])

  return () => {
    sent.current = form.current ? held(form.current) : undefined
  }
}
