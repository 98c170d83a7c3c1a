import { percentile } from '../graph/load/percentile.ts'
import type { Asked, Flood } from './run-flood.ts'
import type { NameTimes } from './time-names.ts'

/** Growth of both processes during the steady flood that is still flat, megabytes: garbage is not all collected at once. */
const flatMegabytes = 50

/** The figures as text, and whether what is promised was kept. */
export function toText(flood: Flood, names: NameTimes | undefined): { text: string; kept: boolean } {
  const { quiet, members, burstMembers, wrong, retryAfter, knownDevices, memory, processor, notMade } = flood
  const [before, after] = [percentile(quiet.ms, 0.95), percentile(members.ms, 0.95)]
  const failures = Object.entries(members.statuses).filter(([status]) => status !== '200')
  const refused = Object.keys(knownDevices.statuses).filter(what => what !== 'in')
  const open = Object.entries(notMade)
  const grown = memory.after.portal - memory.settled.portal + memory.after.gateway - memory.settled.gateway
  const promises: [string, boolean][] = [
    [`members' p95 ${(after / before).toFixed(2)} times the quiet one (at most 2)`, after <= 2 * before],
    [`members got anything but 200: ${failures.map(part).join(', ') || 'never'}`, failures.length === 0],
    [`known devices kept out: ${refused.join(', ') || 'never'}`, refused.length === 0],
    [`calls not made, a circuit being open: ${open.map(part).join(', ') || 'none'}`, open.length === 0],
    [`memory grew by ${grown} MB while the flood went on (at most ${flatMegabytes})`, grown <= flatMegabytes],
  ]
  for (const { pair, t, tOfAll } of names?.pairs ?? []) {
    const told = `${t.toFixed(2)} without the slowest tenth (below 4.5), ${tOfAll.toFixed(2)} with it`
    promises.push([`Welch's t of ${pair}: ${told}`, Math.abs(t) < 4.5])
  }
  const lines = [
    '# Sign-in under a flood',
    '',
    ...[row('members, quiet', quiet), row('members, flood', members), row('members, the first 500', burstMembers)],
    ...[row('wrong log-ins', wrong), row('right log-ins of known devices', knownDevices)],
    `refusals with Retry-After: ${retryAfter} of ${wrong.ms.length}`,
    `shares of one processor: ${JSON.stringify(processor)}`,
    `memory, MB: ${JSON.stringify(memory)}`,
    ...(names ? [`names, means in ms without the slowest tenth of each: ${JSON.stringify(names.means)}`] : []),
    '',
    ...promises.map(([what, kept]) => `${kept ? 'kept' : 'NOT KEPT'}: ${what}`),
  ]
  return { text: `${lines.join('\n')}\n`, kept: promises.every(([, kept]) => kept) }
}

const part = ([what, times]: [string, number]) => `${what} ${times} times`

function row(what: string, { ms, statuses }: Asked): string {
  const [middle, high, top] = [0.5, 0.95, 1].map(share => percentile(ms, share).toFixed(0))
  return `${what}: ${ms.length}, p50 ${middle} ms, p95 ${high} ms, longest ${top} ms, ${JSON.stringify(statuses)}`
}
