import { done, draftOf, refusal, signed } from './change.ts'
import type { Clash } from './content.ts'
import type { ClashDecisionInput, MutationResolvers } from './generated/resolver-types.ts'

const nameOf = ({ path, item, field, kind }: Pick<Clash, 'path' | 'item' | 'field' | 'kind'>) =>
  JSON.stringify([path, item, field, kind])

const named = ({ kind, ...clash }: ClashDecisionInput) => nameOf({ ...clash, kind: kindOf[kind] })

const kindOf = { VALUE: 'value', REMOVED: 'removed', ADDED: 'added', PLACE: 'place', FILE: 'file' } as const

/** Puts a draft on what is live as somebody decided where the two clash, field by field (STUDIO-11). */
export const settleDraft: MutationResolvers['settleDraft'] = async (_, { input }, context) => {
  const { draft, refused } = await draftOf(context, 'editor', input)
  if (refused) return { draft, ...refused }
  const said = new Map(
    input.decisions.map(decision => [named(decision), decision.holds === 'OURS' ? 'ours' : 'theirs'] as const),
  )
  const settled = await context.desk.settle({
    ...{ ...signed(context, draft.note), name: draft.name, seen: draft.version, onto: input.onto },
    decide: clash => said.get(nameOf(clash)),
  })
  if (settled === 'moved') return { draft, ...refusal('MOVED', 'onto') }
  if ('clashes' in settled) return { draft, ...refusal('CLASHES', 'decisions') }
  return 'first' in settled ? { draft: settled.first, ...refusal('STALE', 'version') } : { draft: settled, ...done }
}
