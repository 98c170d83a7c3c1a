import { useApolloClient, useQuery } from '@apollo/client/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link, Outlet, useOutletContext, useParams } from 'react-router'
import { sameJson } from '../../engine/json.ts'
import { DraftAssetsDocument } from '../generated/assets.ts'
import { DeskDocument, type DeskQuery, DraftNowDocument, SaveDeskDocument } from '../generated/desk.ts'
import { Page } from '../page/page.tsx'
import { createSaves, SavesContext } from '../preview/saves.ts'
import { Answered, isForbidden, reasonIn } from '../query/answered.tsx'
import { placeOf, shelfAt } from '../shell/shelf.ts'
import { beforeSignOut } from '../shell/sign-out.tsx'
import { useWithAssets } from './assets/use-with-assets.ts'
import { DraftStore } from './model/draft-store.ts'
import type { ServedDraft } from './model/served-draft.ts'
import type { Files } from './model/surface.ts'
import { type Other, type Place, usePlace, usePresence } from './presence/use-presence.ts'

type Loaded = NonNullable<DeskQuery['draft']>

/** A draft with all that its screens work with. */
export interface OpenedDraft {
  readonly store: DraftStore
  readonly data: DeskQuery
  readonly draft: Loaded
  /** Texts of the revision that the draft was begun on. */
  readonly before: Files
  /** Where the viewer is in it, and who else is in it. */
  readonly place: Place
  readonly others: readonly Other[]
  /** Takes the draft up anew: it stands on another revision. */
  readonly reload: () => void
}

/** The draft around a screen. */
export const useOpenedDraft = (): OpenedDraft => useOutletContext<OpenedDraft>()

/** Around the screens of a draft: loads it once, and keeps what is edited from one to the next (STUDIO-03, STUDIO-11). */
export function Component() {
  const { draft: name = '' } = useParams()
  // Once: from then on what is in sight is this browser's, and saving tells of others' edits.
  const asked = useQuery(DeskDocument, { variables: { name }, fetchPolicy: 'no-cache' })
  const { refetch } = asked
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch])
  if (!asked.data)
    return (
      <Page title={name}>
        <Answered of={asked} what="the draft">
          {() => null}
        </Answered>
      </Page>
    )
  const { draft } = asked.data
  if (!draft || draft.isThrownAway)
    return (
      <Page title={draft ? `${name} was thrown away` : `There is no draft ${name}`}>
        <p>
          {draft
            ? 'It can be had back for 30 days.'
            : 'It may have been published or renamed, or your role does not show it.'}
        </p>
        <p>
          <Link to={draft ? '/drafts?thrown-away' : '/drafts'}>To the drafts</Link>
        </p>
      </Page>
    )
  return <Kept key={`${draft.id} ${draft.base.number}`} data={asked.data} {...{ draft, reload }} />
}

const servedFrom = ({ version, files }: Pick<Loaded, 'version' | 'files'>): ServedDraft => ({
  version,
  files: new Map(files.map(({ path, text }) => [path, text])),
})

/** What a role does not allow is refused for good; any other failure may be one of the line. */
function orForbidden(error: Error): { refused: string } {
  if (isForbidden(error)) return { refused: reasonIn(error) }
  throw error
}

/** The draft with what is not saved yet. */
function Kept({ data, draft, reload }: { data: DeskQuery; draft: Loaded; reload: () => void }) {
  const client = useApolloClient()
  const [saves] = useState(createSaves)
  // What came with others' saves and is not in the texts.
  const assets = useRef(draft.assets)
  const isElsewhere = useRef(false)
  const [store] = useState(() => {
    const newest = async () => {
      const variables = { name: draft.name }
      const now = await client.query({ query: DraftNowDocument, variables, fetchPolicy: 'no-cache' })
      const served = now.data?.draft
      if (!served) throw new Error('The draft is gone')
      isElsewhere.current = served.isThrownAway || served.base.number !== draft.base.number
      if (!sameJson(assets.current, served.assets)) {
        const asked = client.query({ query: DraftAssetsDocument, variables, fetchPolicy: 'network-only' })
        void asked.then(() => void Object.assign(assets, { current: served.assets })).catch(() => undefined)
      }
      return servedFrom(served)
    }
    return new DraftStore({
      draft: servedFrom(draft),
      shelf: shelfAt(placeOf(draft.name)),
      async save(version, files) {
        const input = { name: draft.name, version, files: [...files], note: '' }
        const sent = await client.mutate({ mutation: SaveDeskDocument, variables: { input } }).catch(orForbidden)
        if ('refused' in sent) return sent
        const { draft: saved, userErrors = [] } = sent.data?.saveDraft ?? {}
        if (saved && userErrors.length === 0) {
          await saves.tell(saved.version)
          return { version: saved.version }
        }
        const [error] = userErrors
        if (error && error.code !== 'STALE') return { refused: error.message }
        return { theirs: await newest() }
      },
      newest,
    })
  })
  useEffect(() => {
    const send = () => void store.saveNow()
    addEventListener('online', send)
    const stay = beforeSignOut(() => store.saveNow())
    // Whoever leaves the draft has what they typed saved.
    return () => {
      removeEventListener('online', send)
      stay()
      send()
    }
  }, [store])
  const fresh = useWithAssets(draft)
  const before = useMemo(() => new Map(draft.base.files.map(({ path, text }) => [path, text])), [draft])
  const place = usePlace(store.state().files, data)
  const mayEdit = data.brands.some(({ roles }) => roles.includes('EDITOR'))
  const caughtUp = useCallback(
    async (version: number) => {
      await store.catchUp(version)
      // Others put it on another revision, or threw it away: it is taken up anew, once nothing waits here.
      if (isElsewhere.current && store.state().saving === 'saved') reload()
    },
    [store, reload],
  )
  const others = usePresence({ draft, mayEdit, place, onVersion: caughtUp })
  return (
    <SavesContext value={saves}>
      <Outlet context={{ store, data, draft: fresh, before, place, others, reload } satisfies OpenedDraft} />
    </SavesContext>
  )
}
