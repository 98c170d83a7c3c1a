import { useState } from 'react'
import { Button } from '../../web/ui/button/button.tsx'
import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import type { ReportFragment } from '../generated/report.ts'
import { focusHeading } from '../page/focus-heading.ts'
import { brandIn } from '../page/language-name.ts'
import { Answered } from '../query/answered.tsx'
import { BeforeAndAfter } from './before-and-after.tsx'
import styles from './contact-sheet.module.css'
import { contactSheet } from './looks.ts'
import { useStandIns } from './use-stand-ins.ts'

interface Props {
  draft: { id: string; name: string; version: number }
  report: Pick<ReportFragment, 'brands'>
}

/** Up to ten sample members of the classes whose screens change, each with a screen now and then (STUDIO-38). */
export function ContactSheet({ draft, report }: Props) {
  const [isOpen, setOpen] = useState(false)
  const standIns = useStandIns(draft.name, isOpen)
  if (!isOpen)
    return (
      <Button
        kind="secondary"
        onClick={({ currentTarget }) => {
          focusHeading(currentTarget.closest('section'))
          setOpen(true)
        }}
      >
        Show it to ten members
      </Button>
    )
  return (
    <Answered of={standIns} what="sample members">
      {found => {
        const looks = contactSheet(report, found)
        if (looks.length === 0) return <p>No sample member stands for those whose screens change.</p>
        return (
          <>
            <p role="status" className={styles.quiet}>
              {looks.length === 1 ? 'One sample member' : `${looks.length} sample members`} of those whose screens
              change. Nobody of them is real.
            </p>
            <PlainList className={styles.sheet}>
              {looks.map(look => (
                <li key={`${look.brand} ${look.language} ${look.standIn.persona} ${look.standIn.standing}`}>
                  <h3>
                    {brandIn(look.brand, look.language)}: {look.standIn.persona}
                  </h3>
                  <p className={styles.quiet}>
                    {look.standIn.description}. At <code>{look.path}</code>
                    {look.day !== null && `, on ${look.day}`}.{look.standIn.isNearest && ' The nearest there is.'}
                  </p>
                  <BeforeAndAfter look={look} draft={draft} />
                </li>
              ))}
            </PlainList>
          </>
        )
      }}
    </Answered>
  )
}
