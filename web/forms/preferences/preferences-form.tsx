import { type ReactNode, useMemo } from 'react'
import { Form } from 'react-router'
import type { PreferencesPartsFragment } from '../../generated/update-preferences-screen.ts'
import { Button } from '../../ui/button/button.tsx'
import { usePending } from '../../ui/button/use-pending.ts'
import { TextField } from '../../ui/field/text-field.tsx'
import { useRefusableForm } from '../use-refusable-form.ts'
import { preferenceRules } from './preference-rules.ts'
import styles from './preferences-form.module.css'
import { PreferencesPart } from './preferences-part.tsx'
import type { PreferencesRefusal } from './preferences-refusal.ts'
import { shownPreferences } from './shown-preferences.ts'

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
