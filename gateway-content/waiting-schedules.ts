import { demand, trouble, unsaid } from './change.ts'
import type { StudioContext } from './context.ts'
import type { Schedule } from './review-desk.ts'
import { seenSchedules } from './sight.ts'

/** The schedule of a number as far as somebody may see it, for whom they have to be a publisher of every brand in it. */
export async function scheduleOf(context: StudioContext, number: number): Promise<Schedule | undefined> {
  const schedule = (await seenSchedules(context)).find(each => each.number === number)
  if (!schedule) return undefined
  const draft = await scheduled(context, schedule)
  demand(context, 'publisher', draft ? await context.desk.changedIn(draft) : ['base/'])
  return schedule
}

/** The version that a schedule publishes, whatever its draft holds by now; undefined where it is gone for good. */
const scheduled = ({ desk }: StudioContext, { draft, version }: Schedule) => desk.version(draft, version)

/** What keeps somebody from publishing a schedule before its time: what would keep the same version from going live at once. */
export async function keepsFromNow(context: StudioContext, schedule: Schedule) {
  const draft = await scheduled(context, schedule)
  const merged = draft && (await context.desk.merge(draft))
  // Clashes and mistakes are told by the schedule itself, item by item.
  return merged && !(await trouble(merged)) ? unsaid(context, draft, merged) : undefined
}

/** Whether a schedule may still publish something: at its time, or when somebody says so. */
export const isWaiting = ({ state }: Schedule): boolean => state === 'planned' || state === 'stuck' || state === 'late'
