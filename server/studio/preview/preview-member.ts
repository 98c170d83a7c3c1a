import type { Facts, MemberState, Open } from '../../../engine/state.ts'
import { todayIn } from '../../../engine/today-in.ts'
import type { SamplePerson, Setting } from '../../../engine/words/likeness.ts'
import type { LaidFact } from '../../../gateway-content/preview.ts'
import type { Brand } from '../../../schema/generated/manifests.ts'
import type { PreviewView } from './preview-view.ts'
import type { SampleMembers } from './sample-members.ts'

/** Who is looked at: a sample member, and what is laid over their facts. */
export interface PreviewMember {
  readonly persona: string
  readonly facts: Facts
  readonly open: Open
  /** The same in words. */
  readonly laid: readonly LaidFact[]
}

/** Who is looked at where nobody says. */
export const usualPersona = 'active'

const sessions = { 'signed-out': 'none', 'signing-in': 'temporary', 'signed-in': 'full' } as const

/** Whether something is said of the member beside their name. Who is signed out has no facts. */
export const isDescribed = ({ standing, facts = {}, segments = {}, seeing }: PreviewView): boolean =>
  standing !== 'signed-out' && (Object.keys({ ...facts, ...segments }).length > 0 || seeing !== undefined)

/** Session, screen and day of a view. */
export function settingOf({ standing, viewport = 'desktop' }: PreviewView, now: Date, { timeZone }: Brand): Setting {
  return { session: sessions[standing], viewport, today: todayIn(now, timeZone) }
}

/** What is said of the member of a view. */
export const descriptionOf = ({ facts = {}, segments = {} }: PreviewView) => ({ facts, segments })

/** A sample member's facts as they are in a view: signed out nothing is known, and signing in no group is chosen yet. */
export function inView({ facts, open }: Pick<MemberState, 'facts' | 'open'>, view: PreviewView) {
  const { standing, viewport = 'desktop' } = view
  if (standing === 'signed-out') return { facts: { ...nobody, viewport }, open: {} }
  const beside = standing === 'signing-in' ? ({ session: 'temporary', groupChosen: 'no' } as const) : {}
  return { facts: { ...facts, ...beside, viewport }, open }
}

const nobody: Facts = {
  ...{ session: 'none', staffRole: 'none', actsAsMember: 'no', groupChosen: 'no', preventSalesforce: 'no' },
  redirectOffered: 'no',
}

/** The people of whom a view's member may be made: the one who is named, or everybody who is as far as the view asks. */
export async function peopleOf(
  members: SampleMembers,
  place: { gatewayUrl: string; brand: Brand },
  view: PreviewView,
  now: Date,
): Promise<SamplePerson[]> {
  const { today, session } = settingOf(view, now, place.brand)
  const all = await members.statesOf(place, now)
  return all
    .map(({ key, ...state }) => ({ key, ...inView(state, view), today }))
    .filter(({ key, facts }) => (view.persona === '' ? facts.session === session : key === view.persona))
}
