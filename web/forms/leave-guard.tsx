import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { useShell } from '../screen/shell-data.ts'
import { onLogOut } from '../state/forget-everything.ts'
import { sessionChanged } from '../state/session.ts'
import { hasUnsavedChanges } from '../state/unsaved.ts'
import { Modal } from '../ui/modal/modal.tsx'
import { useWords } from '../ui/words/words.tsx'

/**
 * Asks before a form with unsaved changes is left: by a link or Back in a dialog of ours, by closing the tab or loading
 * another page in the browser's own (MEMBER-25). A session that ended or a log-out is not held up: nothing of the member
 * may stay on the page.
 */
export default function LeaveGuard() {
  const word = useWords()
  const { session } = useShell().shell
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsavedChanges(),
  )
  // react-router holds navigations up from its second round of effects on: the dialog is there from then on.
  const [rounds, setRounds] = useState(0)
  useEffect(() => {
    if (rounds < 2) setRounds(rounds + 1)
  }, [rounds])
  useEffect(() => {
    let leaves = false
    const ask = (event: BeforeUnloadEvent) => {
      const ended = session === 'full' && sessionChanged(session)
      if (!leaves && !ended && hasUnsavedChanges()) event.preventDefault()
    }
    const unregister = onLogOut(() => {
      leaves = true
    })
    window.addEventListener('beforeunload', ask)
    return () => {
      unregister()
      window.removeEventListener('beforeunload', ask)
    }
  }, [session])
  if (rounds < 2) return null
  return (
    <Modal
      open={blocker.state === 'blocked'}
      type="warning"
      heading={word('leaveHeading')}
      message={word('leaveMessage')}
      primaryText={word('leaveStay')}
      secondaryText={word('leaveAnyway')}
      showSecondary
      showClose
      onAnswer={given => (given === 'secondary' ? blocker.proceed?.() : blocker.reset?.())}
    />
  )
}
