import { useApolloClient } from '@apollo/client/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FromPreview, ToPreview } from '../../schema/preview-messages.ts'
import { OpenPreviewDocument } from '../generated/preview.ts'
import type { PreviewInput } from '../generated/schema-types.ts'

/** How a preview stands. */
export type PreviewState =
  | { readonly is: 'opening' | 'drawn' | 'late' | 'over' | 'none' }
  | { readonly is: 'mistaken'; readonly mistakes: readonly string[] }

/** After so long without an answer a preview counts as one that cannot be drawn. */
const patienceMs = 10_000

type Asked = ToPreview extends infer Message ? (Message extends unknown ? Omit<Message, 'id'> : never) : never

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
  const last = useRef(0)
  const hear = useRef(heard)
  hear.current = heard

  const late = () => setState({ is: 'late' })
  function send(message: Asked) {
    if (!opened.current?.isThere) return
    last.current += 1
    waiting.current.set(last.current, setTimeout(late, patienceMs))
    frame.current?.contentWindow?.postMessage({ ...message, id: last.current }, opened.current.origin)
  }

  useEffect(() => {
    const timers = waiting.current
    const listen = ({ source, origin, data }: MessageEvent<FromPreview>) => {
      if (!opened.current || source !== frame.current?.contentWindow || origin !== opened.current.origin) return
      if (data.kind === 'done') {
        clearTimeout(timers.get(data.id))
        timers.delete(data.id)
        // A page that has drawn what there is now may say so before it says which page it is: from then on it is asked things.
        if (data.drawn) opened.current.isThere = true
      }
      if (data.kind === 'page') {
        opened.current.isThere = true
        // Whatever was asked of the page before it has no answer any more.
        for (const timer of timers.values()) clearTimeout(timer)
        timers.clear()
      }
      const { mistakes = [] } = 'mistakes' in data ? data : {}
      if (mistakes.length > 0) setState({ is: 'mistaken', mistakes })
      else if (data.kind === 'page' || (data.kind === 'done' && data.drawn)) setState({ is: 'drawn' })
      else if (data.kind === 'over') setState({ is: 'over' })
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
    const name = attempt === 0 ? opened.current?.name : undefined
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
  useEffect(() => {
    if (shown.current === version) return
    shown.current = version
    send({ kind: 'show' })
  })

  return { state, address, send, again: () => setAttempt(before => before + 1) }
}
