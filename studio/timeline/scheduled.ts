import { draftAddress } from '../drafts/draft-list.tsx'
import type { TimelineQuery } from '../generated/timeline.ts'
import { dueIn } from '../page/due-in.ts'

/** A publish that is to come, of something of a brand. */
export interface Scheduled {
  readonly number: number
  readonly draft: string
  readonly due: string
  /** yyyy-mm-dd, as clocks of the zone show it in which it was said. */
  readonly day: string
  /** The instant in words. */
  readonly words: string
}

const over = ['DONE', 'CANCELLED']

/** What is scheduled, and drafts with what they change. */
interface Planned {
  readonly schedules: readonly Omit<TimelineQuery['schedules'][number], 'version'>[]
  readonly drafts: {
    readonly nodes: readonly { readonly name: string; readonly edits: readonly { readonly brand: string }[] }[]
  }
}

/** What is still to be published of a brand: by drafts that change something of it, or of what all brands share. */
export function scheduledIn({ schedules, drafts }: Planned, brand: string): Scheduled[] {
  const reaches = (name: string) =>
    drafts.nodes
      .find(draft => draft.name === name)
      ?.edits.some(edit => edit.brand === brand || edit.brand === 'base') ?? false
  return schedules
    .filter(({ state, draft }) => !over.includes(state) && reaches(draft))
    .map(({ number, draft, due, zone }) => {
      const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(due))
      return { number, draft, due, day, words: dueIn({ due, zone }) }
    })
}

/** The preview of a brand at a time of this machine's clock, yyyy-mm-ddThh:mm: of a draft, or of what is live. */
export function previewAt(brand: string, draft: string, at: string): string {
  const place = draft === '' ? '/live' : draftAddress(draft)
  return `${place}/preview?${new URLSearchParams({ brand, at })}`
}
