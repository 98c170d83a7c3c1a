export type StepState = 'completed' | 'active' | 'success' | 'future'

/** What each step is while one is active, counted from 0; `successState` gives the last step the success look (UI-18). */
export function stepState(index: number, steps: number, activeStep: number, successState: boolean): StepState {
  if (successState && index === steps - 1) return 'success'
  if (index === activeStep) return 'active'
  return index < activeStep ? 'completed' : 'future'
}
