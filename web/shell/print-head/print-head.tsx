import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useShell } from '../../screen/shell-data.ts'
import { calendarDate, today } from '../../ui/format/dates.ts'
import { useShellText } from '../use-shell-text.ts'
import styles from './print-head.module.css'

/** The head of every printed page: the brand's logo, whose page it is, and when it was printed (MEMBER-37). */
export function PrintHead() {
  const { shell, viewer } = useShell()
  const say = useShellText()
  const date = usePrintDate()
  const { src, width, height } = shell.brand.images.logo
  const member = viewer?.member
  const id = viewer?.family?.subscriberId
  return (
    <div className={styles.head}>
      <img src={src} alt="" width={width} height={height} />
      <p>
        {member && <span>{`${member.firstName} ${member.lastName}`}</span>}
        {id && <span>{say('printedId', { id })}</span>}
        {date && <span>{say('printedOn', { date })}</span>}
      </p>
    </div>
  )
}

/** Today on this device, told anew when something is printed; nothing until script runs. */
function usePrintDate(): string {
  const [date, setDate] = useState('')
  useEffect(() => {
    const tell = () => setDate(calendarDate(today(new Date())))
    const beforePrint = () => flushSync(tell)
    tell()
    window.addEventListener('beforeprint', beforePrint)
    return () => window.removeEventListener('beforeprint', beforePrint)
  }, [])
  return date
}
