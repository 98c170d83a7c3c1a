import type { PreferencesUpdate, YesNo } from '../../schema/generated/gateway-types.ts'
import type { PreferencesInput } from '../generated/resolver-types.ts'

/** New preferences as the wire has them: Y and N (PREF-14, PREF-18). One that is not listed is left out and keeps its value. */
export function toPreferencesUpdate({ emailAddress, values }: PreferencesInput): PreferencesUpdate {
  const entries = values.map(({ name, value }): [typeof name, YesNo] => [name, value ? 'Y' : 'N'])
  return { emailAddress, ...Object.fromEntries(entries) }
}
