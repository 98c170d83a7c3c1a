import { parseDate as toCalendarDate } from '@internationalized/date'
import { useLayoutEffect, useRef } from 'react'
import { Button, Calendar, CalendarCell, CalendarGrid, Heading, I18nProvider } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import { useWords } from '../words/words.tsx'
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

/** A month to choose a day from, with the keyboard behaviour of a date grid. */
export default function DatePicker({ label, value, min, max, onChoose, onClose }: Props) {
  const word = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the calendar's own effect: opening moves focus to the first button, the calendar then takes it to its day.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onClose={onClose}>
      <I18nProvider locale="en-US">
        <Calendar
          aria-label={label}
          autoFocus
          defaultValue={value ? toCalendarDate(value) : null}
          minValue={min ? toCalendarDate(min) : null}
          maxValue={max ? toCalendarDate(max) : null}
          onChange={date => onChoose(date.toString())}
        >
          <header className={styles.head}>
            <Button slot="previous" className={styles.turn ?? ''} aria-label={word('previousMonth')}>
              <Icon name="chevron" />
            </Button>
            <Heading className={styles.month ?? ''} />
            <Button slot="next" className={styles.turn ?? ''} aria-label={word('nextMonth')}>
              <Icon name="chevron" />
            </Button>
          </header>
          <CalendarGrid className={styles.grid ?? ''}>
            {date => <CalendarCell date={date} className={styles.day ?? ''} />}
          </CalendarGrid>
        </Calendar>
      </I18nProvider>
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
        {word('close')}
      </button>
    </dialog>
  )
}
