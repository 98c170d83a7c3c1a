import type { Tone } from '../../web/ui/tag/tag.tsx'
import type { DraftLineFragment } from '../generated/drafts.ts'

type Stage = DraftLineFragment['stage']

/** How far a draft is on its way to members, for people (STUDIO-27). */
export const stages: { readonly [Each in Stage]: string } = {
  OPEN: 'No review asked for',
  ASKED: 'Review asked for',
  APPROVED: 'Approved',
  SENT_BACK: 'Sent back',
  PUBLISHED: 'Published',
}
/** The tone of each. */
export const tones: { readonly [Each in Stage]: Tone } = {
  OPEN: 'plain',
  ASKED: 'info',
  APPROVED: 'success',
  SENT_BACK: 'warning',
  PUBLISHED: 'plain',
}
