import { type AuditEntry, addressClass } from '../../../schema/audit/chain.ts'
import type { Signed, Told, Version } from './content-store.ts'

/** The row of the audit for something that was done or refused (CONTENT-15). Notes and texts of the content stay out of it. */
export function contentEntry({ author, at, from, what, result }: Omit<Told, 'note'>): AuditEntry {
  return {
    ...{
      at: at.toISOString(),
      event: result === 'done' ? 'content' : 'refusal',
      result,
      person: author,
      actingAs: null,
      what,
    },
    // A terminal is on the machine.
    ...{ origin: addressClass(from?.client ?? '127.0.0.1'), request: from?.requestId ?? 'terminal' },
  }
}

/** Makes the row of what an answer says: one that is empty was refused. */
export const entryOf =
  <Row>(signed: Signed, what: (row: Row | undefined) => string, refused: string) =>
  ([row]: readonly Row[]): AuditEntry[] => [
    contentEntry({ ...signed, what: what(row), result: row === undefined ? refused : 'done' }),
  ]

/** A version of a draft as rows name it. */
export const versionText = ({ name, version }: Version): string => `${name}/${version}`
