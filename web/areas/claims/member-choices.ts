import type { ClaimsScreenQuery } from '../../generated/claims-screen.ts'
import type { Choice } from '../../ui/field/select-field.tsx'

interface MemberChoice extends Choice {
  /** True for the member who is signed in. */
  own: boolean
}

/** Whose claims may be looked at: anybody's of the family for the subscriber, else the own alone (CLAIM-03). */
export function memberChoices(viewer: ClaimsScreenQuery['viewer']): MemberChoice[] {
  const self = viewer?.member?.memberSuffix
  return (viewer?.account?.members ?? [])
    .filter(({ memberSuffix }) => self === 0 || memberSuffix === self)
    .map(({ memberSuffix, firstName, lastName }) => ({
      value: String(memberSuffix),
      label: `${firstName} ${lastName}`,
      own: memberSuffix === self,
    }))
}
