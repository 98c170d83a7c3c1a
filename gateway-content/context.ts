import type { Desk } from './desk.ts'
import type { Staff } from './policy.ts'
import type { Preview } from './preview.ts'
import type { StaffMail } from './staff-mail.ts'

/** What the resolvers of one request work with. */
export interface StudioContext {
  readonly staff: Staff
  readonly desk: Desk
  readonly preview: Preview
  /** Whether somebody who did not change a draft has to approve it before it goes live. */
  readonly fourEyes: boolean
  /** The way to tell staff by mail; undefined where there is none. */
  readonly mail: StaffMail | undefined
  readonly ids: {
    idOf(type: string, ...parts: readonly string[]): string
    keyOf(id: string): { type: string; parts: readonly string[] } | undefined
  }
  /** The client of the request, and its id. */
  readonly from: { readonly client: string; readonly requestId: string }
  now(): Date
}

/** Why something is refused, as whoever asks may read it. */
export type RefusalCode = 'FORBIDDEN' | 'BAD_REQUEST' | 'BUSY'

/** A refusal that is no bug: its code is told. */
export class StudioRefusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.code = code
  }
}
