import { GraphQLError, Kind, type ValueNode } from 'graphql'
import { isIsoDate } from './shared/dates.ts'

/** A scalar that is a text of one form both ways; `form` tells a developer which. */
function textScalar(fits: (value: unknown) => value is string, form: string) {
  const parse = (value: unknown): string => {
    if (fits(value)) return value
    throw new GraphQLError(form)
  }
  return {
    serialize: parse,
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : undefined),
  }
}

/** A calendar date, yyyy-mm-dd. Dates that do not exist are refused both ways. */
export const dateScalar = textScalar(isIsoDate, 'A Date is a calendar date, yyyy-mm-dd')

/** An instant with an offset (RFC 3339), to the second or finer. */
export const dateTimeScalar = textScalar(isInstant, 'A DateTime is an instant, yyyy-mm-ddThh:mm:ss with Z or an offset')

function isInstant(value: unknown): value is string {
  if (typeof value !== 'string') return false
  const [date, time] = [value.slice(0, 10), value.slice(10)]
  return (
    isIsoDate(date) && /^T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(time) && !Number.isNaN(Date.parse(value))
  )
}

/** US dollars as a decimal string with two decimals (CALL-77); never a number, which would be a float. */
export const moneyScalar = textScalar(
  (value): value is string => typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value),
  'Money is a decimal string with two decimals',
)

function refuseInput(): never {
  throw new GraphQLError('This type is never an input')
}

/** A scalar whose values pass as they are, and only outwards. */
export const outputScalar = { serialize: (value: unknown) => value, parseValue: refuseInput, parseLiteral: refuseInput }
