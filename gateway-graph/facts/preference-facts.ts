import { readPreferences, readRelevantPreferences } from '../account/rest.ts'
import type { FactRules } from './fact-rule.ts'

/** Whether post-login routing has to ask for preferences (ROUTING-09, ROUTING-10, OPEN-21). */
export const preferenceFacts: FactRules<'email' | 'requiredPreferences'> = {
  email: async ({ rest }) => ((await readPreferences(rest)).emailAddress ? 'present' : 'missing'),
  requiredPreferences: async ({ rest }) => {
    const [preferences, relevant] = await Promise.all([readPreferences(rest), readRelevantPreferences(rest)])
    return relevant.some(name => preferences[name] === null) ? 'missing' : 'complete'
  },
}
