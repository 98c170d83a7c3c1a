import type { FactName, FactValues, OpenValues } from '../../schema/generated/facts.ts'
import type { FactReader, GraphContext } from '../context.ts'
import { PortalFailure } from '../shared/portal-failure.ts'
import { promised } from '../shared/promised.ts'
import type { FactContext, FactRule } from './fact-rule.ts'
import { factRules } from './fact-rules.ts'
import { memo } from './memo.ts'
import { openRules } from './open-rules.ts'
import { sessionFacts } from './session-facts.ts'

const nothing = Promise.resolve(undefined)

/**
 * Reads facts, each computed at most once. Signed out, nothing is known of a member. With `failures: 'unknown'` a fact
 * whose source failed is undefined and the failure is logged, unless it is required; with `'throw'` the failure is thrown.
 */
export function createFactReader(
  context: FactContext & Pick<GraphContext, 'log' | 'requestId'>,
  failures: 'unknown' | 'throw',
): FactReader {
  function read<Value>(rule: (context: FactContext) => Value | Promise<Value>): Promise<Value> {
    return promised(() => rule(context))
  }
  const isKnown = () => context.session.token !== undefined

  function orUnknown<Value>(name: string, value: Promise<Value>): Promise<Value | undefined> {
    if (failures === 'throw' || name in sessionFacts) return value
    return value.catch((error: unknown) => {
      if (!(error instanceof PortalFailure)) throw error
      context.log.warn({ requestId: context.requestId, fact: name, ...error.failure }, 'fact is unknown')
      return undefined
    })
  }

  const required = memo<FactValues>(<Name extends FactName>(name: Name) => {
    const rule: FactRule<Name> = factRules[name]
    return name in sessionFacts || isKnown() ? read(rule) : nothing
  })
  const requiredOpen = memo<OpenValues>(name => (isKnown() ? read(openRules[name]) : nothing))

  return {
    required,
    requiredOpen,
    fact: memo<FactValues>(name => orUnknown(name, required(name))),
    open: memo<OpenValues>(name => orUnknown(name, requiredOpen(name))),
  }
}
