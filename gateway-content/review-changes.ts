import { dayOf, demand, done, draftOf, invalid, keepsFromLive, lookedAt, refusal, say, signed } from './change.ts'
import { authorOf } from './policy.ts'
import type { SomeResolvers } from './reading-resolvers.ts'
import { draftById } from './sight.ts'
import { isWaiting, keepsFromNow, scheduleOf } from './waiting-schedules.ts'

const longestReason = 500
const longestPlace = 200

/** Resolvers of what is done between a review and its being live: each asks the policy first (CONTENT-13). */
export const reviewChanges: SomeResolvers = {
  Mutation: {
    async tickFinding(_, { input }, context) {
      const { draft, refused } = await draftOf(context, 'editor', input)
      if (refused) return { draft, ...refused }
      const reason = input.reason.trim()
      if (reason === '' || reason.length > longestReason)
        return { draft, ...invalid(`a reason of at most ${longestReason} characters`, 'reason') }
      const merged = await context.desk.merge(draft)
      const wrong = await lookedAt(merged, input.onto)
      if (wrong) return { draft, ...wrong }
      const { findings } = await context.desk.report(merged, dayOf(context))
      if (!findings.some(({ id }) => id === input.finding))
        return { draft, ...invalid('a finding of the draft as it is now', 'finding') }
      await say(context, 'ticked', draft, merged, reason, input.finding)
      return { draft, ...done }
    },
    async beInDraft(_, { input: { draftId, path, item } }, context) {
      const { desk, staff, now } = context
      const draft = await draftById(context, draftId)
      if (!draft) return { draft: null, ...refusal('NOT_FOUND', 'draftId') }
      demand(context, 'editor', await desk.changedIn(draft))
      if ([path, item].some(place => (place?.length ?? 0) > longestPlace))
        return { draft, ...invalid(`a place of at most ${longestPlace} characters`, 'item') }
      await desk.bePresent({
        draft: draft.name,
        author: authorOf(staff),
        path: path ?? '',
        item: item ?? '',
        at: now(),
      })
      return { draft, ...done }
    },
    async leaveDraft(_, { input: { draftId } }, context) {
      const { desk, staff } = context
      const draft = await draftById(context, draftId)
      if (!draft) return { draft: null, ...refusal('NOT_FOUND', 'draftId') }
      demand(context, 'editor', await desk.changedIn(draft))
      await desk.leave({ draft: draft.name, author: authorOf(staff) })
      return { draft, ...done }
    },
    async scheduleDraft(_, { input }, context) {
      const { draft, refused } = await draftOf(context, 'publisher', input)
      if (refused) return { schedule: null, ...refused }
      const { time, zone, note } = input
      const due = context.desk.instantIn(zone, time)
      if (!due || due <= context.now()) return { schedule: null, ...refusal('NO_TIME', 'time') }
      const wrong = await keepsFromLive(context, draft, await context.desk.merge(draft), input.onto)
      if (wrong) return { schedule: null, ...wrong }
      const { name, version } = draft
      const signature = signed(context, note ?? '')
      return { schedule: await context.desk.schedule({ ...signature, draft: name, version, due, zone }), ...done }
    },
    async publishSchedule(_, { input: { number } }, context) {
      const known = await scheduleOf(context, number)
      const wrong = known && isWaiting(known) && (await keepsFromNow(context, known))
      if (wrong) return { schedule: known, ...wrong }
      const schedule = known && (await context.desk.publishSchedule(number, signed(context, '')))
      if (!schedule) return { schedule: known ?? null, ...refusal('NOT_FOUND', 'number') }
      return { schedule, ...(schedule.state === 'done' ? done : refusal('STUCK', 'number')) }
    },
    async cancelSchedule(_, { input: { number } }, context) {
      const known = await scheduleOf(context, number)
      const schedule = known && (await context.desk.cancelSchedule(number, signed(context, '')))
      return schedule ? { schedule, ...done } : { schedule: known ?? null, ...refusal('NOT_FOUND', 'number') }
    },
  },
}
