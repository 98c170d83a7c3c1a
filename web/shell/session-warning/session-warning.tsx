import { useMutation } from '@apollo/client/react'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { ExtendSessionDocument } from '../../generated/extend-session.ts'
import { byHash, reportBug } from '../../query/browser-query.ts'
import { useNotify } from '../../state/notifications.ts'
import { Button } from '../../ui/button/button.tsx'
import frame from '../../ui/dialog/dialog-frame.module.css'
import { FormErrors } from '../../ui/form-errors/form-errors.tsx'
import { waitingTime } from '../../ui/format/waiting-time.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { LogOut } from '../menu/log-out.tsx'
import { useShellText } from '../use-shell-text.ts'
import styles from './session-warning.module.css'

/** How long the success shows. */
const successMs = 5000

interface Props {
  seconds: number
  /** Whether nothing extends the session any more: then the dialog only tells of its end (SEC-04). */
  isLast: boolean
}

/**
 * Asks before the session ends. The button that extends it has focus; Escape extends it too. The new end comes with the
 * answer's cookie, which closes the dialog in every tab.
 */
export default function SessionWarning({ seconds, isLast }: Props) {
  const text = useShellText()
  const notify = useNotify()
  const [extendSession, { loading }] = useMutation(ExtendSessionDocument, byHash(ExtendSessionDocument))
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
    // close() returns focus to where it was.
    return () => shown?.close()
  }, [])

  const extend = async () => {
    if (loading) return
    setFailed(false)
    const answer = await extendSession().catch(reportBug)
    if (!answer?.data || answer.data.extendSession.userErrors.length > 0) return setFailed(true)
    dialog.current?.close()
    notify({ message: text('sessionExtended'), status: 'success', dismissAfter: successMs })
  }
  const onCancel = (event: SyntheticEvent) => {
    if (isLast) return
    event.preventDefault()
    void extend()
  }
  const time = (left: number) => text(isLast ? 'sessionEndsForGood' : 'sessionEndsIn', { time: waitingTime(left) })
  const announced = announcedSeconds(seconds)
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={`${frame.frame} ${styles.warning}`}
      data-type="warning"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-message`}
      onCancel={onCancel}
      data-print="hidden"
    >
      <h2 id={`${id}-heading`}>{text(isLast ? 'sessionEndingForGood' : 'sessionEnding')}</h2>
      <p id={`${id}-message`} className={styles.message}>
        {time(seconds)}
      </p>
      <VisuallyHidden>
        <span aria-live="assertive">{announced && time(announced)}</span>
      </VisuallyHidden>
      <FormErrors message={failed ? text('sessionNotExtended') : undefined} />
      <div className={styles.actions}>
        {isLast ? (
          <Button onClick={() => dialog.current?.close()}>{text('sessionEndSeen')}</Button>
        ) : (
          <Button onClick={extend} aria-disabled={loading}>
            {text('staySignedIn')}
          </Button>
        )}
        <LogOut kind="secondary">{text('logOut')}</LogOut>
      </div>
    </dialog>
  )
}

/** Seconds at which the time left is read out; announcing every second would drown everything else. */
const moments = [60, 30, 10]

/** The last of these moments that has passed, to be announced once; undefined before the first. */
const announcedSeconds = (seconds: number): number | undefined => moments.findLast(moment => seconds <= moment)
