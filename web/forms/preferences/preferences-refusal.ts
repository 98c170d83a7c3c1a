import type { PreferenceName } from '../../generated/update-preferences-screen.ts'
import type { Refusal } from '../refusal.ts'
import type { PreferenceField } from './preference-rules.ts'

/** A form that came back, with the choices made so far. */
export interface PreferencesRefusal extends Refusal<PreferenceField> {
  chosen: readonly { name: PreferenceName; value: boolean }[]
}
