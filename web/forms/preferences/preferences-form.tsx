import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { SectionText } from '../../../engine/text/screen-text.ts'
import type { PreferencesPartsFragment } from '../../generated/update-preferences-screen.ts'
import { useHydrated } from '../../state/hydrated.ts'
import { Button, usePending } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import type { FieldProps } from '../../ui/field/field-frame.tsx'
import { HiddenInputField } from '../../ui/field/hidden-input-field.tsx'
import { RadioGroup } from '../../ui/field/radio-group.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { FormErrors } from '../../ui/form-errors/form-errors.tsx'
import { useAttempt, useRefusableForm } from '../use-refusable-form.ts'
import { askedField, type PreferencePart, type ShownPreference, shownPreferences } from './preferences.ts'
import styles from './preferences-form.module.css'
import { type PreferencesRefusal, preferenceRules } from './save-preferences.ts'

/** Keys of the words for the service's codes. */
const preferencesRefusals = ['currentPasswordWrong', 'rateLimited'] as const

interface Props {
  text: SectionText<'preferences'>
  viewer: PreferencesPartsFragment
  refusal: PreferencesRefusal | undefined
  /** True once saved: nothing can be sent twice while the success shows. */
  done: boolean
  /** Hidden fields that say what is to follow. */
  children: ReactNode
}

/** The e-mail address, confirmed by the password when it changes, and every preference that applies to the member (PREF-02 to PREF-13, SEC-16). */
export function PreferencesForm({ text, viewer, refusal, done, children }: Props) {
  const { emailAddress, emailNeedsPassword } = viewer.preferences
  const isNew = useCallback(
    (address: string) => emailNeedsPassword && (emailAddress === null || address.trim() !== emailAddress),
    [emailAddress, emailNeedsPassword],
  )
  const rules = useMemo(() => preferenceRules(text, isNew), [text, isNew])
  const { formProps, field, problem } = useRefusableForm(rules, refusal, text, preferencesRefusals)
  const busy = usePending()
  const given = refusal?.values.emailAddress ?? emailAddress ?? undefined
  const [typed, setTyped] = useState(given ?? '')
  const address = useRef<HTMLInputElement>(null)
  // A refused password is not kept.
  const attempt = useAttempt(refusal)
  // What was typed before the script arrived.
  useEffect(() => setTyped(address.current?.value ?? ''), [])
  return (
    <Form {...formProps} method="post" className={styles.form}>
      <FormErrors message={problem} refusal={refusal} />
      <TextField
        {...field('emailAddress')}
        ref={address}
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={given}
        hint={emailNeedsPassword && emailAddress !== null ? text.emailHint : undefined}
        onChange={event => setTyped(event.target.value)}
      />
      {emailNeedsPassword && (
        <ConfirmingPassword
          key={attempt}
          isAsked={isNew(typed)}
          hint={text.currentPasswordHint}
          field={field('currentPassword')}
        />
      )}
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

interface ConfirmingPasswordProps {
  isAsked: boolean
  hint: string
  field: FieldProps & { name: string }
}

/**
 * The present password, asked for as soon as another address is typed (SEC-16). Where no script can tell, it is there from the
 * start.
 */
function ConfirmingPassword({ isAsked, hint, field }: ConfirmingPasswordProps) {
  const hydrated = useHydrated()
  if (!isAsked && hydrated) return null
  return (
    <div className={isAsked ? undefined : styles.withoutScript}>
      <HiddenInputField {...field} hint={hint} autoComplete="current-password" />
    </div>
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
    const earlier = chosen.find(choice => choice.name === preference.word)
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
