import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useWords } from '../words/words.tsx'
import styles from './progress-steps.module.css'

interface Props {
  /** Name of each step. */
  steps: readonly string[]
  /** Index of the active step, counted from 0. */
  activeStep: number
  successState?: boolean | undefined
  /** Future steps in a darker grey, for coloured grounds (CONST-42). */
  darkerStepColors?: boolean | undefined
}

const said: { readonly [State in StepState]: 'stepDone' | 'stepCurrent' | undefined } = {
  completed: 'stepDone',
  success: 'stepDone',
  active: 'stepCurrent',
  future: undefined,
}

/** Where the person is in a row of steps (UI-17, UI-18). */
export function ProgressSteps({ steps, activeStep, successState = false, darkerStepColors = false }: Props) {
  const word = useWords()
  return (
    <ol className={styles.steps} data-darker={darkerStepColors || undefined}>
      {steps.map((step, index) => {
        const state = stepState(index, steps.length, activeStep, successState)
        const words = said[state]
        return (
          <li key={step} data-state={state} aria-current={state === 'active' ? 'step' : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {state === 'success' || state === 'completed' ? <Icon name="check" size="small" /> : index + 1}
            </span>
            <span>{step}</span>
            {words && <VisuallyHidden> ({word(words)})</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
}

type StepState = 'completed' | 'active' | 'success' | 'future'

/** The state of one step; `successState` gives the last step the success look (UI-18). */
function stepState(index: number, steps: number, activeStep: number, successState: boolean): StepState {
  if (successState && index === steps - 1) return 'success'
  if (index === activeStep) return 'active'
  return index < activeStep ? 'completed' : 'future'
}
