import { type ReactNode, useMemo } from 'react'
import { Form } from 'react-router'
import type { SectionText } from '../../../engine/text/screen-text.ts'
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
  text: SectionText<'preferences'>
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
  const { formProps, field } = useRefusableForm(rules, refusal)
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
  text: SectionText<'preferences'>
}

/** Key of each part's legend; a part whose questions speak for themselves has none. */
const legends: { readonly [Part in PreferencePart]?: keyof SectionText<'preferences'> } = {
  news: 'marketingLegend',
  ebill: 'ebillLegend',
  notifications: 'ebillNotifications',
}

/** Preferences that belong together. */
function PreferencesPart({ part, preferences, chosen, text }: PreferencesPartProps) {
  const legend = legends[part]
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
      <legend>{text[legend]}</legend>
      {fields}
    </fieldset>
  )
}

type PreferenceFieldProps = ShownPreference & { text: SectionText<'preferences'> }

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
