import { ScriptButton } from '../button/button.tsx'
import { useWords } from '../words/words.tsx'

/** Prints the screen. Only script can: until then the button is invisible but keeps its place. */
export function PrintButton() {
  const word = useWords()
  return (
    <span>
      <ScriptButton kind="secondary" onClick={() => window.print()}>
        {word('print')}
      </ScriptButton>
    </span>
  )
}
