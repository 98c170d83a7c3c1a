import type * as rest from '../../schema/generated/gateway-types.ts'
import type { Preferences } from '../generated/resolver-types.ts'
import { preferenceDefaults } from './preference-defaults.ts'
import { preferenceNames } from './preference-names.ts'

/** Preferences as booleans (PREF-18); a set one keeps its value, an unset one starts with its default (PREF-32). */
export function toPreferences(preferences: rest.Preferences): Preferences {
  const { hasExtendedPolicy } = preferences.policyDetails
  const defaults = preferenceDefaults(hasExtendedPolicy)
  return {
    emailAddress: preferences.emailAddress,
    hasExtendedPolicy,
    values: preferenceNames.map(name => {
      const onWire = preferences[name]
      const value = onWire === null ? null : onWire === 'Y'
      return { name, value, initial: value ?? defaults[name] }
    }),
  }
}
