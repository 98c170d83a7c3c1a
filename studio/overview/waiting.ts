import type { OverviewQuery } from '../generated/overview.ts'

type Draft = Pick<
  OverviewQuery['drafts']['nodes'][number],
  'id' | 'name' | 'version' | 'stage' | 'mayPublish' | 'isViewers' | 'reviews'
>
type Schedule = Pick<OverviewQuery['schedules'][number], 'number' | 'draft' | 'version' | 'state' | 'isViewers'>

/** Something that waits for whoever looks. */
export interface Waiting {
  readonly key: string
  readonly draft: string
  readonly what: 'review' | 'publish' | 'mend' | 'schedule'
  /** A sentence, after the draft's name. */
  readonly words: string
  /** What whoever asked or answered said; may be empty. */
  readonly note: string
}

/** What waits for somebody: what others want them to look at, what came back to them, and what they can make live (STUDIO-27). */
export function waitingFor({
  drafts,
  schedules,
}: {
  drafts: readonly Draft[]
  schedules: readonly Schedule[]
}): Waiting[] {
  return [
    // What has its time waits for nobody.
    ...drafts
      .filter(({ name, version }) => !schedules.some(each => isPlanned(each, name, version)))
      .flatMap(draft => ofDraft(draft) ?? []),
    ...schedules
      .filter(({ state, isViewers }) => isViewers && (state === 'STUCK' || state === 'LATE'))
      .map(({ number, draft, state }) => ({
        ...{ key: `schedule ${number}`, draft, what: 'schedule' as const, note: '' },
        words: state === 'LATE' ? 'was not published in time' : 'could not be published at its time',
      })),
  ]
}

const isPlanned = ({ draft, version, state }: Schedule, name: string, seen: number) =>
  state === 'PLANNED' && draft === name && version === seen

function ofDraft({ id: key, name: draft, version, stage, mayPublish, isViewers, reviews }: Draft): Waiting | undefined {
  const last = reviews.findLast(review => review.version === version && review.kind !== 'TICKED')
  if (!last) return undefined
  const { author, note } = last
  if (stage === 'ASKED' && mayPublish && !isViewers)
    return { key, draft, what: 'review', words: `waits for your review: ${author} asks`, note }
  if (stage === 'SENT_BACK' && isViewers) return { key, draft, what: 'mend', words: `was sent back by ${author}`, note }
  if (stage === 'APPROVED' && mayPublish)
    return { key, draft, what: 'publish', words: `was approved by ${author} and can go live`, note }
  return undefined
}
