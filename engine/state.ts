import type { FactName, FactValues, OpenValues } from '../schema/generated/facts.ts'
import { todayIn } from './today-in.ts'
import type { Viewport } from './view.ts'

/** An open set: ids of a member that only segments ask about. */
export type OpenName = keyof OpenValues
/** Facts by name. A fact that is left out or undefined is unknown. */
export type Facts = { readonly [Name in FactName]?: FactValues[Name] | undefined }
/** Values of open sets by name. A set that is left out or undefined is unknown. */
export type Open = { readonly [Name in OpenName]?: OpenValues[Name] | undefined }

/** An item that was left out because it could not be resolved. Holds no member data. */
export interface Problem {
  /** Id of the item in its manifest file. */
  id: string
  error: unknown
}
export type Report = (problem: Problem) => void

/** Everything that decides what one person sees, at one moment. */
export interface MemberState {
  facts: Facts
  open: Open
  now: Date
  /** IANA zone in which `from` and `until` days begin and end. */
  timeZone: string
  viewport: Viewport
}

/** A member state in the form that compiled rules read. */
export interface Known {
  readonly facts: Facts
  readonly open: Open
  /** yyyy-mm-dd */
  readonly today: string
  readonly report: Report
}

const unreported: Report = () => {}

/**
 * Prepares a state for rules: the viewport becomes a fact, the moment becomes a day.
 * @throws RangeError for an unknown time zone or an invalid date.
 */
export function know(state: MemberState, report: Report = unreported): Known {
  return {
    facts: { ...state.facts, viewport: state.viewport },
    open: state.open,
    today: todayIn(state.now, state.timeZone),
    report,
  }
}
