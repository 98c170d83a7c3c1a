import type { FactName, FactValues, OpenValues } from '../../schema/generated/facts.ts'
import type { Member } from '../../schema/generated/gateway-types.ts'
import { acknowledgedTexts } from '../account/acknowledgements.ts'
import type { FactReader, GraphContext } from '../context/graph-context.ts'
import { PortalFailure } from '../failures/portal-failure.ts'
import { currentMember } from '../shared/current-member.ts'
import type { FactContext, FactRule } from './fact-rule.ts'
import { factRules, openRules } from './fact-rules.ts'
import { sessionFacts } from './session-facts.ts'

const unknownFact = Promise.resolve(undefined)

/**
 * Makes a reader of facts, each computed at most once. Facts of a member are unknown when signed out. With `failures: 'unknown'` a fact
 * whose source failed is undefined and the failure is logged, unless it is required; with `'throw'` the failure is thrown.
 */
export function createFactReader(
  asked: Omit<FactContext, 'member'> & Pick<GraphContext, 'log' | 'requestId'>,
  failures: 'unknown' | 'throw',
): FactReader {
  let record: Promise<Member> | undefined
  function member(): Promise<Member> {
    record ??= currentMember(asked)
    return record
  }
  const context = { ...asked, member }
  function read<Value>(rule: (context: FactContext) => Value | Promise<Value>): Promise<Value> {
    return promised(() => rule(context))
  }
  const isKnown = () => context.session.token !== undefined
  const ofSession: Partial<FactValues> = {}
  function atOnce<Name extends FactName>(name: Name): FactValues[Name] | undefined {
    if (name in sessionFacts) ofSession[name] ??= factRules[name](context) as FactValues[Name]
    return ofSession[name]
  }
  let refused = false

  function orUnknown<Value>(name: string, value: Promise<Value>): Promise<Value | undefined> {
    if (failures === 'throw' || name in sessionFacts) return value
    return value.catch((error: unknown) => {
      if (!(error instanceof PortalFailure)) throw error
      context.log.warn({ requestId: context.requestId, fact: name, ...error.failure }, 'fact is unknown')
      refused ||= isRefusal(error)
      return undefined
    })
  }

  const required = memo<FactValues>(<Name extends FactName>(name: Name) => {
    if (name in sessionFacts) return read(() => atOnce(name))
    const rule: FactRule<Name> = factRules[name]
    return isKnown() ? read(rule) : unknownFact
  })
  const requiredOpen = memo<OpenValues>(name => (isKnown() ? read(openRules[name]) : unknownFact))

  return {
    atOnce,
    required,
    requiredOpen,
    fact: memo<FactValues>(name => orUnknown(name, required(name))),
    open: memo<OpenValues>(name => orUnknown(name, requiredOpen(name))),
    acknowledged: () => acknowledgedTexts(context),
    // One source that refuses may be at fault itself: the account's state tells, and is asked only then.
    lapsed: async () => refused && required('accountStatus').then(() => false, isRefusal),
  }
}

const isRefusal = (error: unknown): boolean => error instanceof PortalFailure && error.failure.status === 401

type Known<Values> = { [Name in keyof Values]?: Promise<Values[Name] | undefined> }
type Read<Values> = <Name extends keyof Values>(name: Name) => Promise<Values[Name] | undefined>

/** Calls `read` at most once for each name, also while the first call is under way. */
function memo<Values>(read: Read<Values>): Read<Values> {
  const known: Known<Values> = {}
  return <Name extends keyof Values>(name: Name) => {
    const before: Known<Values>[Name] = known[name]
    if (before) return before
    const value = read(name)
    known[name] = value
    return value
  }
}

/** The result of a function as a promise; one that it returns is used as it is, and what it throws becomes a rejection. */
function promised<Value>(run: () => Value | Promise<Value>): Promise<Value> {
  try {
    return Promise.resolve(run())
  } catch (error) {
    return Promise.reject(error)
  }
}
