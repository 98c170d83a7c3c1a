import { DateField } from '../ui/date-field/date-field.tsx'
import { typedDate } from '../ui/format/dates.ts'
import { useToday } from '../ui/format/use-today.ts'
import { useWords } from '../ui/words/words.tsx'
import { type AddressDateError, type AddressDates, earliestStart } from './date-range.ts'

interface Props {
  asked: AddressDates
  /** What was asked for in the end, yyyy-mm-dd; what was typed stands in its place while it is wrong. */
  applied: { start: string; end: string }
  labels: { start: string; end: string }
}

/** The two dates of a filter, each with what is wrong with it (CLAIM-05, EOB-06). */
export function DateRangeFields({ asked: { typed, start, end, errors }, applied, labels }: Props) {
  const word = useWords()
  const latest = useToday()
  const message = (error: AddressDateError | undefined, label: string) => error && word(error, { label })
  const shown = (date: string | null, raw: string, otherwise: string) =>
    date ? typedDate(date) : raw || typedDate(otherwise)
  return (
    <>
      <DateField
        name="start"
        min={earliestStart(latest)}
        max={latest}
        hintUnseen
        label={labels.start}
        defaultValue={shown(start, typed.start, applied.start)}
        error={message(errors.start, labels.start)}
      />
      <DateField
        name="end"
        min={earliestStart(latest)}
        max={latest}
        hintUnseen
        label={labels.end}
        defaultValue={shown(end, typed.end, applied.end)}
        error={message(errors.end, labels.end)}
      />
    </>
  )
}
