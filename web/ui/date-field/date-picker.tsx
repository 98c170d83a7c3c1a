import { parseDate as toCalendarDate } from '@internationalized/date'
import { use, useLayoutEffect, useRef } from 'react'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarStateContext,
  Heading,
  I18nProvider,
  Button as TurnButton,
} from 'react-aria-components'
import button from '../button/button.module.css'
import { Button } from '../button/button.tsx'
import { inEachLanguage } from '../format/spoken.ts'
import { Icon } from '../icon/icon.tsx'
import hidden from '../visually-hidden/visually-hidden.module.css'
import { useLanguage, useWords } from '../words/words.tsx'
import styles from './date-picker.module.css'

interface Props {
  label: string
  value: string | undefined
  min: string | undefined
  max: string | undefined
  /** Called with the chosen day, yyyy-mm-dd. */
  onChoose: (date: string) => void
  onClose: () => void
}

const turn = `${button.button} ${styles.turn}`

/** A month to choose a day from, with lists of months and years to get there at once (MEMBER-46), and the keyboard behaviour of a date grid. */
export default function DatePicker({ label, value, min, max, onChoose, onClose }: Props) {
  const word = useWords()
  const language = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the calendar's own effect: opening moves focus to the first button, the calendar then takes it to its day.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onClose={onClose}>
      <I18nProvider locale={language}>
        <Calendar
          aria-label={label}
          autoFocus
          defaultValue={value ? toCalendarDate(value) : null}
          minValue={min ? toCalendarDate(min) : null}
          maxValue={max ? toCalendarDate(max) : null}
          onChange={date => onChoose(date.toString())}
        >
          <header className={styles.head}>
            <TurnButton slot="previous" className={turn} data-kind="quiet" aria-label={word('previousMonth')}>
              <Icon name="chevron" />
            </TurnButton>
            <MonthAndYear />
            <TurnButton slot="next" className={turn} data-kind="quiet" aria-label={word('nextMonth')}>
              <Icon name="chevron" />
            </TurnButton>
          </header>
          <CalendarGrid className={styles.grid ?? ''}>
            {date => <CalendarCell date={date} className={styles.day ?? ''} />}
          </CalendarGrid>
        </Calendar>
      </I18nProvider>
      <Button kind="quiet" wide onClick={() => dialog.current?.close()}>
        {word('close')}
      </Button>
    </dialog>
  )
}

const months = inEachLanguage(language => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_month, index) => format.format(new Date(Date.UTC(2026, index))))
})

/** How many years the list goes back and ahead where the field sets no limit. */
const yearsBack = 120
const yearsAhead = 5

/** The month in sight as two lists: years are never turned month by month. */
function MonthAndYear() {
  const word = useWords()
  const state = use(CalendarStateContext)
  if (!state) return null
  const { focusedDate, minValue, maxValue } = state
  const first = minValue?.year ?? focusedDate.year - yearsBack
  const last = Math.max(maxValue?.year ?? focusedDate.year + yearsAhead, first)
  const years = Array.from({ length: last - first + 1 }, (_year, index) => last - index)
  return (
    <div className={styles.month}>
      <Heading className={hidden.hidden ?? ''} />
      <select
        aria-label={word('month')}
        value={focusedDate.month}
        onChange={event => state.setFocusedDate(focusedDate.set({ month: Number(event.target.value) }))}
      >
        {months().map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={word('year')}
        value={focusedDate.year}
        onChange={event => state.setFocusedDate(focusedDate.set({ year: Number(event.target.value) }))}
      >
        {years.map(year => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </select>
    </div>
  )
}
