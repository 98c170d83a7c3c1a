import { type FactName, factNames } from '../../schema/generated/facts.ts'
import type { GraphContext } from '../context/graph-context.ts'

type FactResolver = (facts: unknown, args: unknown, context: GraphContext) => Promise<unknown>

function factResolver(name: FactName): FactResolver {
  return (_facts, _args, { facts }) => facts.fact(name)
}

/** `viewer.facts`: every fact of the registry through the request's reader; unknown is null. */
export const factsResolvers: { Facts: { [name: string]: FactResolver } } = {
  Facts: Object.fromEntries(factNames.map(name => [name, factResolver(name)])),
}
