import { GraphQLError, Kind, type ValueNode } from 'graphql'
import { isIsoDate } from './shared/dates.ts'

function parseDate(value: unknown): string {
  if (isIsoDate(value)) return value
  throw new GraphQLError('A Date is a calendar date, yyyy-mm-dd')
}

/** A calendar date, yyyy-mm-dd. Dates that do not exist are refused both ways. */
export const dateScalar = {
  serialize: parseDate,
  parseValue: parseDate,
  parseLiteral: (node: ValueNode) => parseDate(node.kind === Kind.STRING ? node.value : undefined),
}

function parseMoney(value: unknown): string {
  if (typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value)) return value
  throw new GraphQLError('Money is a decimal string with two decimals')
}

/** US dollars as a decimal string with two decimals (CALL-77); never a number, which would be a float. */
export const moneyScalar = {
  serialize: parseMoney,
  parseValue: parseMoney,
  parseLiteral: (node: ValueNode) => parseMoney(node.kind === Kind.STRING ? node.value : undefined),
}

function refuseInput(): never {
  throw new GraphQLError('This type is never an input')
}

/** A scalar whose values pass as they are, and only outwards. */
export const outputScalar = { serialize: (value: unknown) => value, parseValue: refuseInput, parseLiteral: refuseInput }
