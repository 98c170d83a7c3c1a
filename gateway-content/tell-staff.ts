import { say } from './change.ts'
import type { Draft, Merged, SaidKind } from './content.ts'
import type { StudioContext } from './context.ts'
import { authorOf, isSeenByOthers, mayChange, type Staff } from './policy.ts'
import type { KnownStaff, StaffMessage } from './staff-mail.ts'

type Kind = Exclude<SaidKind, 'ticked'>

/** What somebody did, before the draft's name. */
const verbs: { readonly [Each in Kind]: string } = {
  asked: 'asks for a review of',
  approved: 'approved',
  'sent-back': 'sent back',
}

/**
 * Says something of a draft as it was merged, and tells staff by mail: of a question whoever may approve it, of an answer whoever
 * changed it. Whoever says it needs no mail.
 * @returns the names of those who are told; nobody where there is no mail
 */
export async function sayAndTell(
  context: StudioContext,
  kind: Kind,
  draft: Draft,
  merged: Pick<Merged, 'onto' | 'digest'>,
  note: string,
): Promise<string[]> {
  // Found before: what is said is said, and an error after it would have it said twice.
  const told = await toTell(context, kind, draft)
  await say(context, kind, draft, merged, note)
  const { mail, staff } = context
  if (mail && told.length > 0) mail.send(told, messageOf(kind, staff.name, draft, note, mail.origin))
  return told.map(({ name }) => name)
}

async function toTell(context: StudioContext, kind: Kind, draft: Draft): Promise<KnownStaff[]> {
  const { mail, desk, staff: actor } = context
  if (!mail) return []
  const changers = await desk.authorsOf(draft.name)
  const paths = await desk.changedIn(draft)
  const isChanger = (staff: Staff) => !isSeenByOthers(changers, [authorOf(staff)])
  const isTold = (staff: Staff) =>
    staff.id !== actor.id &&
    (kind === 'asked'
      ? mayChange(staff, 'publisher', paths) && (!context.fourEyes || !isChanger(staff))
      : isChanger(staff))
  return (await mail.known()).filter(isTold)
}

function messageOf(kind: Kind, actor: string, { name, version }: Draft, note: string, origin: string): StaffMessage {
  const said = `${actor} ${verbs[kind]} “${name}”`
  return {
    subject: said,
    text: [
      `${said}, version ${version}.`,
      ...(note.trim() === '' ? [] : [note.trim()]),
      `${origin}/drafts/${encodeURIComponent(name)}/review`,
    ].join('\n\n'),
  }
}
