import type { Draft, SaidKind } from './content.ts'
import type { StudioContext } from './context.ts'
import { authorOf, isSeenByOthers, mayChange, type Staff } from './policy.ts'
import type { StaffMessage } from './staff-mail.ts'

type Kind = Exclude<SaidKind, 'ticked'>

/** What somebody did, before the draft's name. */
const verbs: { readonly [Each in Kind]: string } = {
  asked: 'asks for a review of',
  approved: 'approved',
  'sent-back': 'sent back',
}

/**
 * Tells staff what was asked or said of a draft: of a question whoever may approve it, of an answer whoever changed it. Whoever did it
 * needs no mail.
 * @returns the names of those who are told; nobody where there is no mail
 */
export async function tellStaff(context: StudioContext, kind: Kind, draft: Draft, note: string): Promise<string[]> {
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
  const told = (await mail.known()).filter(isTold)
  if (told.length > 0) mail.send(told, messageOf(kind, actor.name, draft, note, mail.origin))
  return told.map(({ name }) => name)
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
