import type { Staff } from './policy.ts'

/** Somebody who signed in of late and whose address the identity provider told. */
export interface KnownStaff extends Staff {
  readonly address: string
}

/** A message to staff, in plain text. */
export interface StaffMessage {
  readonly subject: string
  readonly text: string
}

/** The way to tell staff by mail (STUDIO-27). */
export interface StaffMail {
  /** The studio's own origin, for links. */
  readonly origin: string
  known(): Promise<readonly KnownStaff[]>
  /** Hands a message over for each of them. What cannot be delivered is told to whoever runs the studio. */
  send(to: readonly KnownStaff[], message: StaffMessage): void
}
