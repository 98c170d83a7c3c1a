import { useHydrated } from '../../state/hydrated.ts'
import { Button } from '../button/button.tsx'
import { useWords } from '../words/words.tsx'
import styles from './print-button.module.css'

/** Prints the screen. Only script can: until then the button is invisible but keeps its place. */
export function PrintButton() {
  const word = useWords()
  const hydrated = useHydrated()
  return (
    <span className={hydrated ? undefined : styles.waiting}>
      <Button kind="secondary" onClick={() => window.print()}>
        {word('print')}
      </Button>
    </span>
  )
}
