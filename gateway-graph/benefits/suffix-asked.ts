import type { GraphContext } from '../context.ts'
import { currentMember } from '../shared/current-member.ts'

/** The suffix of the member who is asked about: the one named, or the viewer's own. Who may see whom is the gateway's to say. */
export async function suffixAsked(memberSuffix: number | null, context: GraphContext): Promise<number> {
  return memberSuffix ?? (await currentMember(context)).memberSuffix
}
