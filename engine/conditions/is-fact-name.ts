import { type FactName, factNames } from '../../schema/generated/facts.ts'

const names: ReadonlySet<string> = new Set(factNames)

/** Whether the registry schema/facts.json has the fact. */
export const isFactName = (name: string): name is FactName => names.has(name)
