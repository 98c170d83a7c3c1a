import type { ListedMemberFragment } from '../../generated/primary-care-screen.ts'

/** A member as a line of the overview. */
export type ListedMember = ListedMemberFragment
