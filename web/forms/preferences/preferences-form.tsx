import { type ReactNode, useMemo } from 'react'
import { Form } from 'react-router'
import type { PreferencesPartsFragment } from '../../generated/update-preferences-screen.ts'
import { Button, usePending } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { RadioGroup } from '../../ui/field/radio-group.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useRefusableForm } from '../use-refusable-form.ts'
import { askedField, type PreferencePart, type ShownPreference, shownPreferences } from './preferences.ts'
import styles from './preferences-form.module.css'
import { type PreferencesRefusal, preferenceRules } from './save-preferences.ts'

interface Props {
  text: Readonly<Record<string, string>>
  viewer: PreferencesPartsFragment
  refusal: PreferencesRefusal | undefined
  /** True once saved: nothing can be sent twice while the success shows. */
  done: boolean
  /** Hidden fields that say what is to follow. */
  children: ReactNode
}

/** The e-mail address and every preference that applies to the member (PREF-02 to PREF-13). */
export function PreferencesForm({ text, viewer, refusal, done, children }: Props) {
  const rules = useMemo(() => preferenceRules(text), [text])
  const { formProps, field } = useRefusableForm(rules, refusal, text)
  const busy = usePending()
  const typed = refusal?.values.emailAddress ?? viewer.preferences.emailAddress ?? undefined
  return (
    <Form {...formProps} method="post" className={styles.form}>
      <TextField {...field('emailAddress')} type="email" inputMode="email" autoComplete="email" defaultValue={typed} />
      {[...shownPreferences(viewer)].map(([part, preferences]) => (
        <PreferencesPart key={part} part={part} preferences={preferences} chosen={refusal?.chosen ?? []} text={text} />
      ))}
      {children}
      <Button type="submit" disabled={busy || done}>
        {text.submit}
      </Button>
    </Form>
  )
}

interface PreferencesPartProps {
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
function PreferencesPart({ part, preferences, chosen, text }: PreferencesPartProps) {
  const legend = text[legends[part] ?? '']
  const fields = preferences.map(preference => {
    const earlier = chosen.find(choice => choice.name === preference.name)
    return (
      <PreferenceField
        key={preference.name}
        {...preference}
        initial={earlier?.value ?? preference.initial}
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

interface PreferenceFieldProps extends ShownPreference {
  text: Readonly<Record<string, string>>
}

/** One preference: a box to tick, or a choice of two. */
function PreferenceField({ name, control, initial, text }: PreferenceFieldProps) {
  return (
    <>
      <input type="hidden" name={askedField} value={name} />
      {control === 'checkbox' ? (
        <Checkbox name={name} value="yes" defaultChecked={initial} label={text[name]} />
      ) : (
        <RadioGroup
          name={name}
          label={text[name]}
          defaultValue={initial ? 'yes' : 'no'}
          options={[
            { value: 'yes', label: text[`${name}Yes`] },
            { value: 'no', label: text[`${name}No`] },
          ]}
        />
      )}
    </>
  )
}
