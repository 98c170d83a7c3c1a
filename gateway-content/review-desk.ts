import type { Draft, Merged, Revision, Signed } from './content.ts'
import type { SamplePerson } from './preview.ts'

/** What became of one item. */
export interface ItemChange {
  readonly path: string
  readonly item: string
  readonly words: readonly string[]
  /** Who changed it last, if that is known. */
  readonly author?: string | undefined
}

/** A member made up to stand for a class. */
interface Sample {
  readonly words: string
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly sets: readonly { readonly name: string; readonly ids: readonly string[] }[]
  readonly day: string | undefined
}

/** A finding that was not there before. */
interface Finding {
  readonly id: string
  readonly code: string
  readonly severity: 'warning' | 'hint'
  readonly file: string
  readonly line: number
  readonly says: string
  readonly todo: string
  readonly somebody: string | undefined
}

/** A sample member who stands for a class of members. */
interface StandIn {
  readonly persona: string
  readonly description: string
  readonly standing: 'signed-out' | 'signing-in' | 'signed-in'
  readonly isOnPhone: boolean
  /** Whether it is not in the class, as none is, but as near to it as any. */
  readonly isNearest: boolean
}

/** A rule of the business that was proved. */
interface ProvedRule {
  readonly id: string
  readonly because: string
  readonly brands: readonly string[]
}

/** What a change does to members. */
interface Report {
  readonly brands: readonly {
    readonly brand: string
    readonly classes: readonly {
      readonly id: string
      readonly who: string
      readonly changes: readonly string[]
      readonly sample: Sample
      readonly screens: readonly string[]
    }[]
    readonly more: number
    readonly unseen: readonly string[]
  }[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly findings: readonly Finding[]
  readonly proved: readonly ProvedRule[]
}

/** What of the history is asked for. */
export interface HistoryOf {
  readonly brand?: string | undefined
  readonly author?: string | undefined
  readonly surface?: string | undefined
  readonly item?: string | undefined
  readonly before?: number | undefined
  readonly first: number
}

/** A version of a draft that is published at an instant. */
export interface Schedule {
  readonly number: number
  readonly draft: string
  readonly version: number
  readonly due: Date
  readonly zone: string
  readonly state: 'planned' | 'running' | 'done' | 'stuck' | 'late' | 'cancelled'
  readonly told: string
  readonly author: string
  readonly at: Date
  readonly note: string
}

/** Something that begins or ends on a day. */
interface DatedItem {
  readonly brand: string
  readonly surface: string
  readonly item: string
  readonly list: string
  readonly name: string
  readonly from: string | undefined
  readonly until: string | undefined
  readonly file: string
  readonly line: number
}

/** Somebody who works in a draft. */
interface Presence {
  readonly author: string
  readonly path: string
  readonly item: string
}

/** How many instances serve a revision. */
interface Serving {
  readonly number: number
  readonly instances: number
}

/** A picture, font or licence. */
interface Asset {
  readonly path: string
  readonly address: string
  readonly kind: string | undefined
  readonly bytes: number
  readonly width: number | undefined
  readonly height: number | undefined
  readonly isUsed: boolean
}

/** What is looked at from a review to a rollback, and what is done there. */
export interface ReviewDesk {
  /** What became of items between two trees, in words. */
  changes(before: string | undefined, after: string): Promise<readonly ItemChange[]>
  /** What a merge changes, in words; of a draft with who changed each item last. */
  changesOf(merged: Merged, draft?: Draft): Promise<readonly ItemChange[]>
  /** What a merge without clashes and mistakes does to members from a day on. Rejects with a refusal when too much is asked. */
  report(merged: Merged, since: string): Promise<Report>
  /** Who of the sample members of brands stands for each class of such a report, by the class's id. */
  standIns(
    merged: Merged,
    since: string,
    people: ReadonlyMap<string, readonly SamplePerson[]>,
  ): Promise<Readonly<Record<string, readonly StandIn[]>>>
  /** What in a tree is likely not meant as of a day; nothing of one with mistakes. */
  warnings(tree: string, day: string): Promise<readonly Finding[]>
  /** Revisions that fit, the newest first, with what they changed of what is asked for. */
  history(of: HistoryOf): Promise<{
    readonly entries: readonly { readonly revision: Revision; readonly changes: readonly ItemChange[] }[]
    readonly next: number | undefined
  }>
  schedules(): Promise<readonly Schedule[]>
  /** Those of a draft that may still publish something: they end with it when it is thrown away or sent back. */
  waitingSchedules(draft: string): Promise<readonly Schedule[]>
  schedule(
    planning: Signed & { readonly draft: string; readonly version: number; readonly due: Date; readonly zone: string },
  ): Promise<Schedule>
  /** The instant at which clocks of a zone show a time; undefined where they never do. */
  instantIn(zone: string, time: string): Date | undefined
  /** Undefined when there is none of that number that waits. */
  publishSchedule(number: number, signed: Signed): Promise<Schedule | undefined>
  cancelSchedule(number: number, signed: Signed): Promise<Schedule | undefined>
  /** Whoever said of late that they are in a draft. */
  presentIn(draft: string, now: Date): Promise<readonly Presence[]>
  bePresent(presence: Presence & { readonly draft: string; readonly at: Date }): Promise<void>
  leave(presence: Pick<Presence, 'author'> & { readonly draft: string }): Promise<void>
  /** Which revisions are served at a time, and by how many instances. */
  serving(now: Date): Promise<readonly Serving[]>
  assets(tree: string): Promise<readonly Asset[]>
  /** Everything in a tree that begins or ends on a day; nothing of one with mistakes. */
  dates(tree: string): Promise<readonly DatedItem[]>
}
