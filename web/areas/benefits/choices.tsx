import type { ReactNode } from 'react'
import type { Phrase } from '../../../engine/text/screen-text.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './choices.module.css'

/** The choices above benefits: plan period and family member. */
export const Choices = ({ children }: { children: ReactNode }) => <div className={styles.choices}>{children}</div>

interface ComingNoteWords {
  comingTitle: Phrase<'date'>
  comingBody: string
}

interface ComingNoteProps {
  /** First day of the plan, yyyy-mm-dd. */
  date: string
  text: ComingNoteWords
}

/** Says that what is shown has not begun, and when it does (MEMBER-01, MEMBER-03). */
export const ComingNote = ({ date, text }: ComingNoteProps) => (
  <Alert type="info" title={sayFrom(text)('comingTitle', { date: calendarDate(date) })}>
    <p>{text.comingBody}</p>
  </Alert>
)
