import type { Schedule } from '../../content/store/schedules.ts'
import { timeText } from './said.ts'

/** Whether it is left to its author. */
export const isWaiting = ({ state }: Schedule): boolean => state === 'stuck' || state === 'late'

/** A schedule in a line, and what became of it below. */
export function scheduleText({ number, draft, version, due, zone, author, state, told }: Schedule): string {
  const what = `${number}  ${words[state]}: draft "${draft}", version ${version}, by ${author}, ${dueText({ due, zone })}`
  return told === '' ? what : `${what}\n  ${told.replaceAll('\n', '\n  ')}`
}

/** An instant as clocks of the zone in which it was said show it, and in UTC. */
export function dueText({ due, zone }: Pick<Schedule, 'due' | 'zone'>): string {
  const there = new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' })
  return `${there.format(due).replaceAll('\u202f', ' ')} in ${zone} (${timeText(due)})`
}

const words: { readonly [State in Schedule['state']]: string } = {
  planned: 'to come',
  running: 'under way',
  done: 'done',
  stuck: 'waits for its author',
  late: 'waits for its author',
  cancelled: 'cancelled',
}
