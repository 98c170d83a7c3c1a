import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { surfaces } from '../../../engine/schema/surfaces.ts'
import type { Surface } from '../../../schema/generated/manifests.ts'
import type { DeskQuery } from '../../generated/desk.ts'
import {
  BeInDraftDocument,
  LeaveDraftDocument,
  PresentInDraftDocument,
  type PresentInDraftFragment,
} from '../../generated/presence.ts'
import { foldersOf } from '../model/folders-of.ts'
import { type Files, pathOf } from '../model/surface.ts'

/** Where somebody is: the file and the item, each empty where they are at none. */
export interface Place {
  readonly path: string
  readonly item: string
}

/** Somebody else who is in the draft. */
export interface Other extends Place {
  readonly name: string
}

/** So long after one answer the next is asked for: whoever comes or goes is seen within two seconds (STUDIO-30). */
const nextMs = 750
/** Nobody is told of for longer, once the server tells nothing. */
const forgottenMs = 6_000

/** Nothing that somebody does: it fills no cache, and leads nobody to the sign-in. */
const quietly = { fetchPolicy: 'no-cache', context: { isQuiet: true } } as const

/** The place that the address of a draft's screen names. */
export function usePlace(files: Files, data: DeskQuery): Place {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const screen = pathname.split('/')[3] ?? ''
  const folders = foldersOf(files, data)
  const named = folders.find(({ key }) => key === search.get('brand')) ?? folders.find(({ mayEdit }) => mayEdit)
  const brand = (named ?? folders[0]).key
  const ofScreens: Readonly<Record<string, Surface>> = { theme: 'theme', words: 'text' }
  if (screen !== '') return { path: ofScreens[screen] ? pathOf(brand, ofScreens[screen]) : '', item: '' }
  const surface = surfaces.find(name => name === search.get('surface')) ?? 'home'
  return { path: pathOf(brand, surface), item: search.get('item') ?? '' }
}

interface Asking {
  draft: { readonly id: string; readonly name: string }
  /** Whoever may change nothing in it looks on, and others are not told. */
  mayEdit: boolean
  place: Place
  /** Told which version the draft has by now: somebody else may have saved it. */
  onVersion: (version: number) => Promise<void>
}

/** Who else is in a draft, and tells them where the viewer is, as long as this window is in sight (STUDIO-30). */
export function usePresence({
  draft: { id, name },
  mayEdit,
  place: { path, item },
  onVersion,
}: Asking): readonly Other[] {
  const client = useApolloClient()
  const [others, setOthers] = useState<readonly Other[]>([])
  const asked = useRef<Promise<unknown>>(undefined)

  useEffect(() => {
    let isOver = false
    let mayTell = mayEdit
    let timer: ReturnType<typeof setTimeout> | undefined
    let answeredAt = Date.now()

    async function ask(): Promise<PresentInDraftFragment | null | undefined> {
      if (mayTell) {
        const variables = { input: { draftId: id, path, item } }
        const { data } = await client.mutate({ mutation: BeInDraftDocument, variables, errorPolicy: 'all', ...quietly })
        if (data) return data.beInDraft.draft
        // Somebody has begun to change a brand in it that this viewer has no role for.
        mayTell = false
      }
      return (await client.query({ query: PresentInDraftDocument, variables: { name }, ...quietly })).data?.draft
    }
    async function go(): Promise<void> {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') {
        try {
          const asking = ask()
          asked.current = asking
          const draft = await asking
          answeredAt = Date.now()
          if (!isOver) setOthers(before => sameOr(before, othersIn(draft)))
          if (!isOver && draft) await onVersion(draft.version)
        } catch {
          if (!isOver && Date.now() - answeredAt > forgottenMs) setOthers(before => sameOr(before, []))
        }
      }
      if (!isOver) timer = setTimeout(() => void go(), nextMs)
    }
    const seen = () => document.visibilityState === 'visible' && void go()
    document.addEventListener('visibilitychange', seen)
    void go()
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [client, id, name, mayEdit, path, item, onVersion])

  useEffect(() => {
    if (!mayEdit) return
    const variables = { input: { draftId: id } }
    // It is sent even when the window closes.
    const context = { ...quietly.context, fetchOptions: { keepalive: true } }
    const leave = () =>
      void client.mutate({ mutation: LeaveDraftDocument, variables, ...quietly, context }).catch(() => undefined)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      // What was said before must not come after it.
      const said = asked.current ?? Promise.resolve()
      void said.catch(() => undefined).then(leave)
    }
  }, [client, id, mayEdit])
  return others
}

const othersIn = (draft: PresentInDraftFragment | null | undefined): Other[] =>
  (draft?.present ?? []).flatMap(({ isViewer, name, path, item }) => (isViewer ? [] : [{ name, path, item }]))

/** What was there already, where nothing has changed: nothing is drawn anew then. */
const sameOr = (before: readonly Other[], now: readonly Other[]) =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now
