import type { FactName, FactValues, OpenValues } from '../../schema/generated/facts.ts'
import type { FactReader, GraphContext } from '../context.ts'
import { PortalFailure } from '../shared/portal-failure.ts'
import { promised } from '../shared/promised.ts'
import type { FactContext, FactRule } from './fact-rule.ts'
import { factRules } from './fact-rules.ts'
import { Memo } from './memo.ts'
import { openRules } from './open-rules.ts'
import { sessionFacts } from './session-facts.ts'

/**
 * Reads facts, each computed at most once. Signed out, nothing is known of a member. With `failures: 'unknown'` a fact
 * whose source failed is undefined and the failure is logged, unless it is required; with `'throw'` the failure is thrown.
 */
export function createFactReader(
  context: FactContext & Pick<GraphContext, 'log' | 'requestId'>,
  failures: 'unknown' | 'throw',
): FactReader {
  const computed = new Memo<FactValues>()
  const facts = new Memo<FactValues>()
  const computedOpens = new Memo<OpenValues>()
  const opens = new Memo<OpenValues>()

  function read<Value>(name: string, compute: () => Value | Promise<Value>): Promise<Value | undefined> {
    const isKnowable = name in sessionFacts || context.session.token !== undefined
    return isKnowable ? promised(compute) : Promise.resolve(undefined)
  }

  function orUnknown<Value>(name: string, value: Promise<Value>): Promise<Value | undefined> {
    if (failures === 'throw') return value
    return value.catch((error: unknown) => {
      if (!(error instanceof PortalFailure)) throw error
      context.log.warn({ requestId: context.requestId, fact: name, ...error.failure }, 'fact is unknown')
      return undefined
    })
  }

  function required<Name extends FactName>(name: Name) {
    const rule: FactRule<Name> = factRules[name]
    return computed.get(name, () => read(name, () => rule(context)))
  }

  function requiredOpen<Name extends keyof OpenValues>(name: Name) {
    return computedOpens.get(name, () => read(name, () => openRules[name](context)))
  }

  return {
    required,
    requiredOpen,
    fact: name => facts.get(name, () => orUnknown(name, required(name))),
    open: name => opens.get(name, () => orUnknown(name, requiredOpen(name))),
  }
}
