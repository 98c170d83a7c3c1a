import { userInfo } from 'node:os'
import type { ContentRevision, ContentStore, Draft, Signed } from '../../content/store/content-store.ts'
import { type Schedules, sqlSchedules } from '../../content/store/schedules.ts'
import { sqlContentStore } from '../../content/store/sql-content-store.ts'
import { portalDataFile } from '../../settings/portal-data.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { openSharedState } from '../../state/open-shared-state.ts'
import type { World } from '../frame/world.ts'
import { noSuch, WrongUse } from '../frame/wrong-use.ts'

/** How long a database that cannot be reached is waited for. */
const patienceMs = 5_000

/** What a command has of content: the store that the portal's settings name, and what is live in it. */
export interface Content {
  store: ContentStore
  head: ContentRevision
  schedules: Schedules
}

/** Does something with the content that portals with the same settings serve. */
export async function withStore<Result>({ env }: World, work: (content: Content) => Promise<Result>): Promise<Result> {
  const settings = readSettings(env)
  const place = { ...settings, portalData: portalDataFile(settings) }
  const state = await openSharedState(place, { signal: AbortSignal.timeout(patienceMs) })
  try {
    const store = sqlContentStore(state.content)
    const head = await store.head()
    if (!head) throw new WrongUse('nothing is live yet: the first start of the portal imports the folder')
    return await work({ store, head, schedules: sqlSchedules(state.content) })
  } finally {
    await state.close()
  }
}

/** The newest version of a draft that was not thrown away. */
export async function draftNamed({ store }: Content, name: string): Promise<Draft> {
  const all = await store.drafts()
  const draft = all.find(each => each.name === name)
  const kept = all.filter(({ isThrownAway }) => !isThrownAway)
  if (!draft)
    throw noSuch(
      'draft',
      name,
      kept.map(each => each.name),
    )
  if (draft.isThrownAway) throw new WrongUse(`the draft "${name}" was thrown away; "draft restore ${name}" has it back`)
  return draft
}

/** Whose a change is: who runs the command, unless they say otherwise. The audit has the account that ran it in any case (CONTENT-15). */
export const signedBy = (
  { author, note = '' }: { author?: string | undefined; note?: string | undefined },
  { env, now }: World,
): Signed => ({
  author: author ?? env.USER ?? env.USERNAME ?? account(),
  at: now,
  note,
  from: { client: '127.0.0.1', requestId: `terminal ${account()}` },
})

/** The account of the machine that runs this; one in a container may have no name. */
function account(): string {
  try {
    return userInfo().username
  } catch {
    return `account ${process.getuid?.() ?? ''}`.trim()
  }
}

export const authorHelp = 'whose change it is; who runs the command when left out'
export const noteHelp = 'why, for the history'
