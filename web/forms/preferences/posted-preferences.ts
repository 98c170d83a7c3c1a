import type { PreferenceName } from '../../generated/update-preferences-screen.ts'
import { isPreferenceName } from './preference-controls.ts'

/** Field that names a preference which the form asked about: an unchecked box is otherwise the same as none. */
export const askedField = 'asked'

/** The choices of a posted form, only of preferences that it asked about (PREF-14). */
export function postedPreferences(form: FormData): { name: PreferenceName; value: boolean }[] {
  return form
    .getAll(askedField)
    .filter(isPreferenceName)
    .map(name => ({ name, value: form.get(name) === 'yes' }))
}
