import { useApolloClient } from '@apollo/client/react'
import { type RefObject, use, useEffect, useRef, useState } from 'react'
import type { FromPreview, NoPage, ToPreview } from '../../schema/preview-messages.ts'
import { OpenPreviewDocument } from '../generated/preview.ts'
import type { PreviewInput } from '../generated/schema-types.ts'
import { SavesContext } from './saves.ts'

/** How a preview stands. */
export interface PreviewState {
  readonly is: 'opening' | 'drawn' | 'late' | 'none' | NoPage
  /** What members would not be served, in the words of `portal check`. */
  readonly mistakes?: readonly string[]
  /** Whether there is no page from before, either. */
  readonly isBlank?: boolean
}

/** After so long without an answer a preview counts as one that cannot be drawn. */
const patienceMs = 10_000

type Asked = ToPreview extends infer Message ? (Message extends unknown ? Omit<Message, 'id'> : never) : never

type Showing = Extract<Asked, { kind: 'show' }>

interface Options {
  input: PreviewInput
  /** Where to begin. */
  path?: string
  /** Counts how often somebody wanted to go there. */
  visit?: number
  /** Changes with each save: the frame shows what there is now. */
  version: number
  heard?: (message: FromPreview) => void
}

/** A preview in a frame: opened once, and told of what is to be shown from then on without being loaded anew (STUDIO-20). */
export function usePreview(frame: RefObject<HTMLIFrameElement | null>, options: Options) {
  const { input, path = '/', visit = 0, version, heard } = options
  const client = useApolloClient()
  const [state, setState] = useState<PreviewState>({ is: 'opening' })
  const [address, setAddress] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const opened = useRef<{ name: string; origin: string; goal: string; isThere: boolean }>(undefined)
  const waiting = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  // Who is looked at, and where, as long as nobody said that it is shown: a page that was just leaving never hears of it.
  const unheard = useRef(new Map<number, Showing>())
  const last = useRef(0)
  const hear = useRef(heard)
  hear.current = heard

  const late = () => setState({ is: 'late' })
  function send(message: Asked) {
    if (!opened.current?.isThere) return
    last.current += 1
    waiting.current.set(last.current, setTimeout(late, patienceMs))
    if (message.kind === 'show' && (message.grant ?? message.path) !== undefined)
      unheard.current.set(last.current, message)
    frame.current?.contentWindow?.postMessage({ ...message, id: last.current }, opened.current.origin)
  }

  const sending = useRef(send)
  sending.current = send

  useEffect(() => {
    const timers = waiting.current
    const listen = ({ source, origin, data }: MessageEvent<FromPreview>) => {
      if (!opened.current || source !== frame.current?.contentWindow || origin !== opened.current.origin) return
      if (data.kind === 'done') {
        clearTimeout(timers.get(data.id))
        timers.delete(data.id)
        // A page that has drawn what there is now may say so before it says which page it is: from then on it is asked things.
        if (data.drawn) opened.current.isThere = true
        unheard.current.delete(data.id)
        if (data.loads)
          timers.set(
            0,
            setTimeout(() => setState({ is: 'late' }), patienceMs),
          )
      }
      if (data.kind === 'page' && data.begins) {
        opened.current.isThere = true
        // Whatever was asked of the page before it has no answer any more.
        for (const timer of timers.values()) clearTimeout(timer)
        timers.clear()
        // Who was chosen holds wherever somebody went since.
        let again: Showing | undefined
        for (const message of unheard.current.values()) again = { ...again, ...message }
        unheard.current.clear()
        if (again) sending.current(again)
      }
      if ((data.kind === 'page' || data.kind === 'done') && data.why)
        setState({ is: data.why, mistakes: data.mistakes ?? [], isBlank: data.kind === 'page' })
      else if (data.kind === 'page' || (data.kind === 'done' && data.drawn)) setState({ is: 'drawn' })
      // What answers is there after all.
      else if (data.kind === 'done' && data.ok) setState(before => (before.is === 'late' ? { is: 'drawn' } : before))
      hear.current?.(data)
    }
    addEventListener('message', listen)
    return () => {
      removeEventListener('message', listen)
      for (const timer of timers.values()) clearTimeout(timer)
    }
  }, [frame])

  const asked = JSON.stringify(input)
  const goal = `${visit} ${path}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is compared by what it says, and `attempt` asks again
  useEffect(() => {
    let isCurrent = true
    const name = opened.current?.name
    const variables = { input: { ...input, path, ...(name !== undefined && { frame: name }) } }
    client.query({ query: OpenPreviewDocument, variables, fetchPolicy: 'no-cache' }).then(({ data }) => {
      if (!isCurrent) return
      if (!data?.preview) return setState({ is: 'none' })
      const { address: next, frame: itsName } = data.preview
      const { origin, searchParams } = new URL(next)
      if (opened.current?.name === itsName && opened.current.isThere && opened.current.goal === goal)
        return send({ kind: 'show', grant: searchParams.get('grant') ?? '' })
      opened.current = { name: itsName, origin, goal, isThere: false }
      clearTimeout(waiting.current.get(0))
      waiting.current.set(0, setTimeout(late, patienceMs))
      setState({ is: 'opening' })
      setAddress(next)
    }, late)
    return () => {
      isCurrent = false
    }
  }, [client, asked, goal, attempt])

  const shown = useRef(version)
  const show = (saved: number) => {
    // What is drawn here may be a step behind what was told.
    if (saved <= shown.current) return
    shown.current = saved
    send({ kind: 'show' })
  }
  const saves = use(SavesContext)
  const follows = saves !== undefined && input.draftId !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it does depends on nothing that a render changes
  useEffect(() => (follows ? saves.follow(show) : undefined), [saves, follows])
  useEffect(() => show(version))

  const again = () => {
    // In a frame of another name, which is told of what is chosen from then on.
    opened.current = undefined
    setAttempt(before => before + 1)
  }
  return { state, address, send, again }
}
