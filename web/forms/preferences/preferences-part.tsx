import type { PreferencePart } from './preference-controls.ts'
import { PreferenceField } from './preference-field.tsx'
import styles from './preferences-part.module.css'
import type { PreferencesRefusal } from './preferences-refusal.ts'
import type { ShownPreference } from './shown-preferences.ts'

interface Props {
  part: PreferencePart
  preferences: readonly ShownPreference[]
  /** What was chosen in a form that came back. */
  chosen: PreferencesRefusal['chosen']
  text: Readonly<Record<string, string>>
}

/** Key of each part's legend; a part whose questions speak for themselves has none. */
const legends: { readonly [Part in PreferencePart]?: string } = {
  news: 'marketingLegend',
  ebill: 'ebillLegend',
  notifications: 'ebillNotifications',
}

/** Preferences that belong together. */
export function PreferencesPart({ part, preferences, chosen, text }: Props) {
  const legend = text[legends[part] ?? '']
  const fields = preferences.map(preference => {
    const before = chosen.find(choice => choice.name === preference.name)
    return (
      <PreferenceField
        key={preference.name}
        {...preference}
        initial={before?.value ?? preference.initial}
        text={text}
      />
    )
  })
  if (!legend) return <div className={styles.part}>{fields}</div>
  return (
    <fieldset className={styles.part}>
      <legend>{legend}</legend>
      {fields}
    </fieldset>
  )
}
