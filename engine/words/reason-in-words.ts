import type { Explanation, Gate } from '../explain/explanation.ts'

/** Why a part does not show, to be read after the verdict: " by its own rules", ": the guard ... leads to /home"; empty when it shows. */
export function reasonInWords({ refusedBy, key }: Pick<Explanation, 'refusedBy' | 'key'>): string {
  if (!refusedBy) return ''
  const { kind, otherwise } = refusedBy
  const leads = typeof otherwise === 'number' ? `shows error ${otherwise}` : `leads to ${otherwise}`
  return refusedBy.key === key && kind === 'guard' ? `: it ${leads}` : reasons[kind](refusedBy.key, leads)
}

const reasons: { readonly [Name in Gate['kind']]: (key: string, leads: string) => string } = {
  screen: key => (key.startsWith('routes/') ? `: its screen ${key} is hidden` : ': no screen shows it'),
  around: key => `: ${key}, which holds it, is hidden`,
  form: key => `: ${key}, which holds it, shows another form`,
  own: () => ' by its own rules',
  guard: (key, leads) => `: the guard ${key} ${leads}`,
  'earlier step': key => `: ${key} comes first and applies`,
}
