import { calendarDate } from '../ui/format/dates.ts'
import type { AddressDates } from './date-range.ts'

interface Choice {
  value: string
  label: string
}

/** The words of what an address chooses from a list of choices. */
export const chosenWords = (search: URLSearchParams, name: string, choices: readonly Choice[]): string[] =>
  search.getAll(name).flatMap(value => choices.find(choice => choice.value === value)?.label ?? [])

/** The words of the dates that an address gives; those that it leaves out are the starting ones, which hide nothing. */
export const chosenDates = ({ typed, start, end }: AddressDates, labels: { start: string; end: string }): string[] => [
  ...(typed.start === '' ? [] : [`${labels.start} ${start ? calendarDate(start) : typed.start}`]),
  ...(typed.end === '' ? [] : [`${labels.end} ${end ? calendarDate(end) : typed.end}`]),
]
