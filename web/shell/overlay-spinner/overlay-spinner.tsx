import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { interruptionAtom } from '../../state/line.ts'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { useShellText } from '../use-shell-text.ts'
import styles from './overlay-spinner.module.css'

/** Time before waiting is shown: a quicker answer would only make it flicker. */
const delayMs = 300

/** Covers the page while the next one loads (SHELL-16, HOME-02). It is announced and takes no focus. */
export function OverlaySpinner() {
  // What cannot be fetched leaves the page in sight, and the shell says so (MEMBER-26).
  const interrupted = useAtomValue(interruptionAtom) !== undefined
  const waiting = useNavigation().state !== 'idle' && !interrupted
  const text = useShellText()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!waiting) return setShown(false)
    const timer = setTimeout(() => setShown(true), delayMs)
    return () => clearTimeout(timer)
  }, [waiting])
  // Asked of the navigation too: the effect comes after drawing, and the next page would stand there covered, its clicks lost.
  if (!shown || !waiting) return null
  return (
    <div className={styles.overlay}>
      <Spinner label={text('loading')} />
    </div>
  )
}
