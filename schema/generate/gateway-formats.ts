const LONG_MONTH = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])'
const SHORT_MONTH = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)'
const FEBRUARY = '02-(?:0[1-9]|1\\d|2[0-8])'
const LEAP_YEAR = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)'
// RFC 5321: dots divide the local part and never stand at an end of it or side by side.
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'

/**
 * The formats of the contract as plain regular expressions, so that standalone validators carry them along
 * and import nothing. `date` knows the length of every month and leap years.
 */
export const gatewayFormats: Readonly<Record<string, RegExp>> = {
  date: new RegExp(`^(?:\\d{4}-(?:${LONG_MONTH}|${SHORT_MONTH}|${FEBRUARY})|${LEAP_YEAR}-02-29)$`),
  email: new RegExp(`^(?=.{1,64}@)${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})+$`),
  uri: /^https?:\/\/[^\s<>"{}|\\^`]+$/,
}
