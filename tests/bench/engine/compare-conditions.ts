import { know } from '../../../engine/state.ts'
import { personas } from '../../manifests/personas.ts'
import type { BrandRules } from './brand-rules.ts'
import type { Contender } from './contenders/contender.ts'
import { growthbook } from './contenders/growthbook.ts'
import { jsonLogicJs } from './contenders/json-logic.ts'
import { jsonRulesEngine } from './contenders/json-rules-engine.ts'
import { ourEngine } from './contenders/our-engine.ts'
import { timeInTurns, type Work } from './time-in-turns.ts'

const contenders: readonly Contender[] = [ourEngine, jsonLogicJs, growthbook, jsonRulesEngine]

/** The first contender, against which the others are held. */
export const own = ourEngine.name

/** About how many members rules are asked, once they are loaded, in the figure that counts both. */
export const asksALoad = 1000

/** Nanoseconds for one condition. */
export interface ConditionTimes {
  name: string
  /** Loading it. */
  loaded: number
  /** Asking it about one member. */
  asked: number
  /** Both for one member, of 1,000 about whom it is asked. */
  loadedAndAsked: number
}

/** Members of whom everything is known: the other languages have no third value. */
const members = Object.values(personas)
  .map(state => know(state))
  .filter(
    ({ facts, open }) => Object.values(facts).every(value => value !== undefined) && Object.keys(open).length === 3,
  )
  .filter(({ facts }) => facts.session === 'full')

/**
 * The same conditions of all brands about the same members, in four programs that all keep to a strict content security
 * policy. Before anything is timed, all four have to give the same answers.
 * @throws Error when one does not
 */
export async function compareConditions(brands: readonly BrandRules[], ms: number): Promise<ConditionTimes[]> {
  const translated = contenders.map(contender => ({
    contender,
    rules: brands.map(({ conditions, scope }) => contender.translate(conditions, scope) as never),
  }))
  const loaded = translated.map(({ contender, rules }) => ({ contender, ask: rules.map(each => contender.load(each)) }))
  await mustAgree(loaded)

  const asking = await timeInTurns(
    new Map<string, Work>(loaded.map(({ contender, ask }) => [contender.name, () => askEveryone(ask)])),
    { rounds: 5, ms },
  )
  const loading = await timeInTurns(
    new Map<string, Work>(
      translated.map(({ contender, rules }) => [contender.name, () => rules.map(each => contender.load(each))]),
    ),
    { rounds: 5, ms },
  )
  const conditions = brands.reduce((sum, each) => sum + each.conditions.length, 0)
  return contenders.map(({ name }) => {
    const nanoseconds = (times: Map<string, number>) => ((times.get(name) ?? Number.NaN) * 1000) / conditions
    const [loaded, asked] = [nanoseconds(loading), nanoseconds(asking) / members.length]
    return { name, loaded, asked, loadedAndAsked: loaded / asksALoad + asked }
  })
}

type Asking = ReturnType<Contender['load']>

/** Asks about everyone; waits only for programs that answer later. */
function askEveryone(asking: readonly Asking[]): Promise<unknown> | undefined {
  const later: Promise<unknown>[] = []
  for (const ask of asking)
    for (const member of members) {
      const answer = ask(member)
      if (answer instanceof Promise) later.push(answer)
    }
  return later.length > 0 ? Promise.all(later) : undefined
}

async function mustAgree(loaded: readonly { contender: Contender; ask: readonly Asking[] }[]): Promise<void> {
  const answers: string[] = []
  for (const { ask } of loaded) {
    const given: (readonly boolean[])[] = []
    // One after the other: a program may use its list of answers again.
    for (const each of ask) for (const member of members) given.push([...(await each(member))])
    answers.push(JSON.stringify(given))
  }
  for (const [index, { contender }] of loaded.entries())
    if (answers[index] !== answers[0]) throw new Error(`${contender.name} says something else than ${own}`)
}
