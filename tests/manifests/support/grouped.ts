import type { MemberState } from '../../../engine/state.ts'
import { type PersonaName, personaNames, personas } from '../personas.ts'

/** Personas who get the same answer, together with it; in the order of the persona table. */
export function grouped(answer: (state: MemberState) => string): { names: PersonaName[]; answer: string }[] {
  const groups = new Map<string, PersonaName[]>()
  for (const name of personaNames) {
    const given = answer(personas[name])
    groups.set(given, [...(groups.get(given) ?? []), name])
  }
  return [...groups].map(([given, names]) => ({ names, answer: given }))
}

const sessions = { full: 'signed in', temporary: 'signing in', none: 'signed out' } as const
const fewExceptions = 5

/** Names of one kind of session as words: all of them, all but a few, or a list. */
function nameSession(names: readonly PersonaName[], session: keyof typeof sessions): string[] {
  const all = personaNames.filter(name => personas[name].facts.session === session)
  const some = all.filter(name => names.includes(name))
  const others = all.filter(name => !names.includes(name))
  if (some.length < 2 || others.length > fewExceptions || some.length <= others.length) return some
  return [`everyone ${sessions[session]}${others.length > 0 ? ` (but not: ${others.join('; ')})` : ''}`]
}

/** Names as words, so short that a reviewer sees at once who is meant. */
export function nameGroup(names: readonly PersonaName[]): string {
  if (names.length === personaNames.length) return 'everyone'
  return (['full', 'temporary', 'none'] as const).flatMap(session => nameSession(names, session)).join('; ')
}

/** One part for each group of personas: who they are, then what they get. */
export const inGroups = (answer: (state: MemberState) => string): string =>
  grouped(answer)
    .map(group => `== ${nameGroup(group.names)}\n\n${group.answer}\n`)
    .join('\n')
