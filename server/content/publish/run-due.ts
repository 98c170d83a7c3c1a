import { diagnosticText } from '../../../engine/check/diagnostic.ts'
import { clashText } from '../../../engine/merge/clash.ts'
import { StateAway } from '../../state/state.ts'
import type { ContentStore } from '../store/content-store.ts'
import type { Asking, Schedule, ScheduleState, Schedules } from '../store/schedules.ts'
import type { FindMistakes } from './merge-trees.ts'
import { type Outcome, publish } from './publish.ts'

/** What was due, or wanted at once, while no instance ran is done up to so long after; later somebody has to say so. */
const lateAfterMs = 3_600_000

export interface Scheduled {
  readonly store: ContentStore
  readonly schedules: Schedules
  /** Checks what is to be published; on the thread that asks when left out. */
  readonly findMistakes?: FindMistakes
}

/**
 * Publishes what is due (CONTENT-08): each schedule by one instance, once, merged with what is live at that moment and checked.
 * One that cannot be waits, and says why to its author.
 * @param tell told what became of each
 */
export async function runDue(scheduled: Scheduled, now: Date, tell: (line: string) => void): Promise<void> {
  const { schedules } = scheduled
  for (let taken = await schedules.take(now); taken; taken = await schedules.take(now)) {
    // Whoever wanted it at once is not asked again because their instance fell.
    const since = taken.wanted ?? taken.due
    const isLate = now.getTime() - since.getTime() > lateAfterMs
    const { number, author, draft, told } = await settled(scheduled, taken, now, isLate)
    tell(`Schedule ${number} of ${author}, draft "${draft}": ${told}`)
  }
}

/**
 * Publishes a schedule for somebody who does not want to wait, or to whom it was left: undefined when none of that number waits.
 * It is merged and checked as at its instant.
 */
export async function runNow(scheduled: Scheduled, number: number, asking: Asking): Promise<Schedule | undefined> {
  const taken = await scheduled.schedules.takeNow(number, asking)
  return taken && settled(scheduled, taken, asking.at, false)
}

async function settled(
  { store, schedules, findMistakes }: Scheduled,
  taken: Schedule,
  now: Date,
  isLate: boolean,
): Promise<Schedule> {
  const { state, told } = isLate ? late : await resultOf(store, taken, now, findMistakes)
  await schedules.settle(taken, state, told, now)
  return { ...taken, state, told, since: now }
}

interface Result {
  readonly state: ScheduleState
  readonly told: string
}

const late: Result = {
  state: 'late',
  told: 'No portal could publish it when it was due or wanted, nor in the hour after. Publish it now, or cancel it.',
}

const gone: Result = { state: 'cancelled', told: 'Its draft was thrown away.' }

const stuck = (told: string): Result => ({ state: 'stuck', told })

async function resultOf(
  store: ContentStore,
  schedule: Schedule,
  now: Date,
  findMistakes?: FindMistakes,
): Promise<Result> {
  const { number, draft, version, author, note } = schedule
  const saved = await store.version(draft, version)
  if (!saved) return gone
  try {
    const files = await store.files(saved.tree)
    const candidate = { author, at: now, note, cause: 'schedule' as const, files, base: saved.base }
    return resultIn(await publish(store, { ...candidate, schedule: number, of: saved }, findMistakes))
  } catch (error) {
    // Another instance or a later moment may have the store back. All else would be the same again.
    if (error instanceof StateAway) throw error
    return stuck(`It waits: ${String(error)}`)
  }
}

function resultIn(outcome: Outcome): Result {
  if (outcome.kind === 'published') return { state: 'done', told: `Live as revision ${outcome.revision.number}.` }
  if (outcome.kind === 'unchanged')
    return { state: 'done', told: `Revision ${outcome.head.number} says all of it already.` }
  if (outcome.kind === 'thrown-away') return gone
  if (outcome.kind === 'moved') return stuck(`It waits: revision ${outcome.head.number} is live by now.`)
  const texts = [
    ...outcome.clashes.map(clash => `${clash.path} ${clashText(clash)}`),
    ...outcome.mistakes.map(mistake => `${mistake.item === '' ? '' : `${mistake.item}: `}${diagnosticText(mistake)}`),
  ]
  return stuck([`It waits; ${texts.length} to settle.`, ...texts].join('\n'))
}
