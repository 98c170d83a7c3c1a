import { useAlive } from '../alive/use-alive.ts'
import { Button } from '../button/button.tsx'
import { useWords } from '../words/words.tsx'
import styles from './print-button.module.css'

/** Prints the screen. Only script can, so it takes its place before and shows once it would work. */
export function PrintButton() {
  const word = useWords()
  const alive = useAlive()
  return (
    <span className={alive ? undefined : styles.waiting}>
      <Button kind="secondary" onClick={() => window.print()}>
        {word('print')}
      </Button>
    </span>
  )
}
