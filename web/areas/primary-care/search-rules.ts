import type { FormRules } from '../../forms/field-rules.ts'
import { parseDate } from '../../ui/format/dates.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { radiusChoices } from './radius-choices.ts'
import type { SearchField } from './search-values.ts'

type StartsFor = (date: string, values: Readonly<Record<string, string>>) => boolean

/** Five digits of a place, a distance, and a day from which everybody named may choose (PCP-12, PCP-17). */
export function searchRules(
  text: Readonly<Record<string, string>>,
  startsForAll: StartsFor = () => true,
): FormRules<SearchField> {
  const say = sayFrom(text)
  const zipInvalid = say('zipInvalid')
  return {
    zip: {
      label: say('zip'),
      required: true,
      patterns: [/^\s*\d{5}\s*$/],
      messages: { required: zipInvalid, pattern: zipInvalid },
    },
    radius: {
      label: say('radius'),
      required: true,
      check: value => (radiusChoices.includes(Number(value)) ? undefined : say('radiusInvalid')),
    },
    effectiveDate: {
      label: say('effectiveDate'),
      required: true,
      check: (value, values) =>
        parseDate(value) === value && startsForAll(value, values) ? undefined : say('dateInvalid'),
    },
    searchString: { label: say('searchString'), maxLength: 80 },
  }
}
