import { diagnosticText } from '../../../engine/check/diagnostic.ts'
import { clashText } from '../../../engine/merge/clash.ts'
import type { ContentStore } from '../store/content-store.ts'
import type { Schedule, ScheduleState, Schedules } from '../store/schedules.ts'
import { type Outcome, publish } from './publish.ts'

/** What was due while no instance ran is done up to so long after; later somebody has to say so. */
const lateAfterMs = 3_600_000

/**
 * Publishes what is due (CONTENT-08): each schedule by one instance, once, merged with what is live at that moment and checked.
 * One that cannot be waits, and says why to its author.
 * @param tell told what became of each
 */
export async function runDue(
  { store, schedules }: { store: ContentStore; schedules: Schedules },
  now: Date,
  tell: (line: string) => void,
): Promise<void> {
  for (let schedule = await schedules.take(now); schedule; schedule = await schedules.take(now)) {
    const { state, told } = await resultOf(store, schedule, now)
    await schedules.settle(schedule.number, state, told)
    tell(`Schedule ${schedule.number} of ${schedule.author}, draft "${schedule.draft}": ${told}`)
  }
}

async function resultOf(
  store: ContentStore,
  { draft, version, due, author, note }: Schedule,
  now: Date,
): Promise<{ state: ScheduleState; told: string }> {
  if (now.getTime() - due.getTime() > lateAfterMs)
    return {
      state: 'late',
      told: 'No portal ran when it was due, nor in the hour after. Publish the draft now, or schedule it anew.',
    }
  const saved = (await store.versionsOf(draft)).find(each => each.version === version)
  if (!saved) return { state: 'stuck', told: `There is no version ${version} of the draft any more.` }
  const files = await store.files(saved.tree)
  const outcome = await publish(store, { author, at: now, note, cause: 'schedule', files, base: saved.base })
  return resultIn(outcome)
}

function resultIn(outcome: Outcome): { state: ScheduleState; told: string } {
  if (outcome.kind === 'published') return { state: 'done', told: `Live as revision ${outcome.revision.number}.` }
  if (outcome.kind === 'unchanged')
    return { state: 'done', told: `Revision ${outcome.head.number} says all of it already.` }
  if (outcome.kind === 'moved') return { state: 'stuck', told: 'Another revision is live than was looked at.' }
  const texts = [
    ...outcome.clashes.map(clash => `${clash.path} ${clashText(clash)}`),
    ...outcome.mistakes.map(mistake => `${mistake.item === '' ? '' : `${mistake.item}: `}${diagnosticText(mistake)}`),
  ]
  return { state: 'stuck', told: [`It waits; ${texts.length} to settle.`, ...texts].join('\n') }
}
