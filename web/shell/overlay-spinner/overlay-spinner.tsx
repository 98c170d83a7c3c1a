import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { useShellText } from '../use-shell-text.ts'
import styles from './overlay-spinner.module.css'

/** Milliseconds before waiting is shown: what is quicker would only flicker. */
const patience = 300

/** Covers the page while the next one is on its way (SHELL-16, HOME-02). It is announced and takes no focus. */
export function OverlaySpinner() {
  const waiting = useNavigation().state !== 'idle'
  const text = useShellText()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!waiting) return setShown(false)
    const timer = setTimeout(() => setShown(true), patience)
    return () => clearTimeout(timer)
  }, [waiting])
  if (!shown) return null
  return (
    <div className={styles.overlay}>
      <Spinner label={text('loading')} />
    </div>
  )
}
