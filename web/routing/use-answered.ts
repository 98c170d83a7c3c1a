import { useMatches, unstable_useRoute as useRoute } from 'react-router'

/** True while the screen shows what a form's action answered: a refusal, or what it has done. */
export function useAnswered(): boolean {
  const screen = useMatches().at(-1)
  return useRoute(screen?.id ?? '')?.actionData != null
}
