import { type Answer, type Door, ownValue, type Slot, valuesFor } from './door.ts'
import { hostileValues, type Ids, type Kind, notThere } from './ids.ts'
import type { Part } from './people.ts'
import type { Person } from './world.ts'

/** What has to come along, by door and input. */
const besides: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...Object.fromEntries(
    ['memberKey', 'providerIds'].map(name => [
      `listEobs.${name}`,
      { startDate: undefined, endDate: undefined, claimType: undefined, page: undefined, size: undefined },
    ]),
  ),
  'revokeToken.id': { 'body.what': 'one' },
  'revokeToken.memberKey': { 'body.what': 'member' },
  'createRegistration.subscriberId': { 'body.answers': threeAnswers() },
  'Mutation.register.subscriberId': { 'v0_input.answers': threeAnswers() },
}

function threeAnswers() {
  return ['first-pet', 'first-street', 'first-job'].map(questionId => ({ questionId, answer: 'Biscuit' }))
}

let asked = 0
/** How many questions were asked so far. */
export const struck = (): number => asked

/**
 * Asks through a door as one person: for what is somebody else's, for what is not there, for what no id can be, and in the end for
 * what is their own. Gives what is wrong, in words.
 */
export async function strike(door: Door, slot: Slot, part: Part): Promise<readonly string[]> {
  const { who, asker, own, related, strangers } = part
  const wrong: string[] = []
  const ask = (value: unknown, whose: Person = own) => {
    asked += 1
    const more = besides[`${door.name}.${slot.name}`] ?? {}
    return door.ask(asker, valuesFor(door, slot, whose, { value, besides: more, all: whose !== own }))
  }
  const complain = (what: string, answer: Answer, more: string) =>
    wrong.push(`${slot.path} as ${who}, ${what}: ${more}; ${answer.status} ${answer.text.slice(0, 300)}`)
  const foreign = Object.values(strangers).flatMap(ids => telling(ids, own.ids))

  const mine = ownValue(slot, own)
  if (mine === undefined || (typeof mine !== 'string' && typeof mine !== 'number'))
    return [`${door.name}, ${slot.path}: ${who} has no own ${slot.meaning}. Add one to tests/doors/support/world.ts`]

  const kind = slot.meaning === 'nobodys' || slot.meaning === 'none' ? undefined : slot.meaning
  const nobody = kind === undefined ? undefined : await ask(notThere[kind])
  if (nobody?.failed) complain('not there', nobody, 'a failure')
  if (kind !== undefined && nobody !== undefined)
    for (const [whose, ids] of Object.entries(strangers)) {
      const value = ids[kind]
      if (value === undefined || value === mine) continue
      const answer = await ask(value)
      if (plain(answer, value) !== plain(nobody, notThere[kind]))
        complain(whose, answer, `unlike what is not there, ${nobody.status} ${nobody.text.slice(0, 300)}`)
      for (const secret of told(answer, foreign)) if (secret !== value) complain(whose, answer, `tells ${secret}`)
    }

  const stranger = kind === undefined ? 'other' : (strangers['other family']?.[kind] ?? notThere[kind])
  const hostile = hostileValues(mine, stranger)
  const answers = await Promise.all(hostile.map(([, value]) => ask(value)))
  for (const [index, [what, value]] of hostile.entries()) {
    const answer = answers[index]
    if (answer === undefined) continue
    if (answer.failed) complain(what, answer, 'a failure')
    for (const secret of told(answer, foreign))
      if (!String(value).includes(secret)) complain(what, answer, `tells ${secret}`)
  }

  for (const [whose, person] of Object.entries(related)) {
    const value = kind === undefined ? undefined : person.ids[kind]
    if (value === undefined) continue
    const answer = await ask(value, person)
    if (answer.refused || answer.failed) complain(whose, answer, 'not given')
  }
  const answer = await ask(mine)
  if (answer.failed || (part.given && answer.refused))
    complain('own', answer, 'not given; if the fixture is wrong, mend it in tests/doors/support')
  return wrong
}

const ofRequest = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** An answer without the id that was asked for, and without that of the request. */
function plain({ status, text }: Answer, id: string | number): string {
  const asked = typeof id === 'number' ? new RegExp(`(?<="\\w+":)${id}\\b`, 'g') : id
  return `${status} ${text.replaceAll(asked, '<id>').replace(ofRequest, '<request>')}`
}

/** Ids that say whose an answer is. */
const tellingKinds: readonly Kind[] = ['memberKey', 'claim', 'eob', 'eobFile', 'subscriberId', 'signIn']
function telling(ids: Ids, own: Ids): readonly string[] {
  return tellingKinds.flatMap(kind => (ids[kind] === undefined || ids[kind] === own[kind] ? [] : [String(ids[kind])]))
}

/** Those of the secrets that an answer tells, not as a part of a longer one. */
const told = ({ text }: Answer, secrets: readonly string[]): readonly string[] =>
  secrets.filter(secret => new RegExp(`(?<!\\w)${secret}(?!\\w)`).test(text))
