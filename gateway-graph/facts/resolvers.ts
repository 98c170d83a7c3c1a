import { factAnswers } from '../../schema/generated/fact-answers.ts'
import { type FactName, factNames } from '../../schema/generated/facts.ts'
import type { GraphContext } from '../context/graph-context.ts'

type FactResolver = (facts: unknown, args: unknown, context: GraphContext) => Promise<unknown>

function factResolver(name: FactName): FactResolver {
  const answers: Readonly<Record<string, boolean | string>> = factAnswers[name]
  return async (_facts, _args, { facts }) => answers[(await facts.fact(name)) ?? ''] ?? null
}

/** `viewer.facts`: every fact of the registry through the request's reader, in the graph's words; unknown is null. */
export const factsResolvers: { Facts: { [name: string]: FactResolver } } = {
  Facts: Object.fromEntries(factNames.map(name => [name, factResolver(name)])),
}
