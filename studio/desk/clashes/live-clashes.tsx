import { useMutation, useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import {
  DraftClashesDocument,
  type DraftClashesQuery,
  LiveNumberDocument,
  SettleDraftDocument,
} from '../../generated/desk.ts'
import { reasonIn } from '../../query/answered.tsx'
import { tell } from '../../shell/tell.tsx'
import { clashKey, type Decisions, type DeskClash } from '../model/clash.ts'
import type { DeskState } from '../model/draft-store.ts'
import type { OpenedDraft } from '../opened-draft.tsx'
import { Clashes } from './clashes.tsx'

/** So often it is asked whether another revision is live, which may have what this draft has otherwise. */
const askAgainMs = 15_000

/** So long after a save it is looked whether the draft clashes with what is live. */
const lookAgainMs = 1_500

const kinds = { VALUE: 'value', REMOVED: 'removed', ADDED: 'added', PLACE: 'place', FILE: 'file' } as const

type Served = NonNullable<DraftClashesQuery['draft']>['check']['clashes'][number]

const asClash = ({ path, item, field, kind, ours, theirs }: Served): DeskClash => ({
  ...{ path, item, field, kind: kinds[kind] },
  ...{ ours: ours ?? undefined, theirs: theirs ?? undefined },
})

/** What others published otherwise than this draft has it: as long as that is not settled, the draft cannot go live (STUDIO-11). */
export function LiveClashes({ opened, state }: { opened: OpenedDraft; state: DeskState }) {
  const { draft, store, reload } = opened
  const live = useQuery(LiveNumberDocument, { fetchPolicy: 'network-only', pollInterval: askAgainMs }).data?.live.number
  const isBehind = live !== undefined && live !== draft.base.number
  const variables = { name: draft.name }
  const { data, refetch } = useQuery(DraftClashesDocument, { variables, fetchPolicy: 'network-only', skip: !isBehind })
  const [settle, { loading }] = useMutation(SettleDraftDocument)
  const check = isBehind ? data?.draft?.check : undefined
  useEffect(() => {
    if (live !== undefined && check && check.onto.number < live) void refetch()
  }, [live, check, refetch])
  // What is typed may be what others published otherwise: it is asked while somebody types, and not at each save.
  const isOld = isBehind && data?.draft != null && data.draft.version < state.version
  useEffect(() => {
    if (!isOld) return
    const again = setInterval(() => void refetch().catch(() => undefined), lookAgainMs)
    return () => clearInterval(again)
  }, [isOld, refetch])
  if (!check || check.clashes.length === 0) return null
  const authors = [...new Set(check.others.map(({ author }) => author))]

  async function send(decisions: Decisions) {
    await store.saveNow()
    if (store.state().saving !== 'saved') return tell('The draft is not saved yet: settle it when it is.', 'error')
    const said = check?.clashes.flatMap(clash => {
      const { path, item, field, kind } = clash
      const side = decisions.get(clashKey(asClash(clash)))
      return side ? [{ path, item, field, kind, holds: side === 'ours' ? ('OURS' as const) : ('THEIRS' as const) }] : []
    })
    const input = {
      draftId: draft.id,
      version: store.state().version,
      onto: check?.onto.number ?? 0,
      decisions: said ?? [],
    }
    try {
      const { data: answer } = await settle({ variables: { input } })
      const [error] = answer?.settleDraft.userErrors ?? []
      if (error) {
        if (error.code === 'STALE') await store.catchUp()
        tell(error.message, 'error')
        return void refetch()
      }
      tell(`The draft stands on revision ${input.onto} now.`)
      reload()
    } catch (error) {
      tell(reasonIn(error as Error), 'error')
    }
  }

  return (
    <Clashes
      title="Others published the same otherwise"
      about={`${and.format(authors)} published revision ${check.onto.number} since this draft was begun. Everything else of both is put together; the draft can go live when these are settled.`}
      {...{ clashes: check.clashes.map(asClash), files: state.files, isBusy: loading }}
      sides={{ ours: 'This draft', theirs: 'Live' }}
      onSettle={decisions => void send(decisions)}
    />
  )
}

const and = new Intl.ListFormat('en', { type: 'conjunction' })
