import { useActionData } from 'react-router'
import { PreferencesForm } from '../../forms/preferences/preferences-form.tsx'
import type { PreferencesRefusal } from '../../forms/preferences/preferences-refusal.ts'
import type { Saved } from '../../forms/saved.ts'
import {
  UpdatePreferencesScreenDocument,
  type UpdatePreferencesScreenQuery,
} from '../../generated/update-preferences-screen.ts'
import { TellingField } from '../../journey/telling-field.tsx'
import { useTellThenContinue } from '../../journey/use-tell-then-continue.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { Card } from '../../ui/card/card.tsx'
import styles from './update-preferences-screen.module.css'

export const loader = createScreenLoader(UpdatePreferencesScreenDocument)
export { updatePreferencesAction as action } from './update-preferences-action.ts'

/** How long the success shows before the journey goes on, in milliseconds (CONST-29). */
const told = 3000

/** How the member wants to hear from us, asked when something is missing (PREF). */
export function Component() {
  const { view, data } = useScreen<UpdatePreferencesScreenQuery>()
  const answer = useActionData() as PreferencesRefusal | Saved | undefined
  const { text } = view
  const saved = answer !== undefined && 'saved' in answer
  useTellThenContinue(saved, text.saved ?? '', told)
  if (!data.viewer) return null
  return (
    <div className={styles.page}>
      <h1>{text.heading}</h1>
      <p className={styles.intro}>{text.intro}</p>
      <Card>
        <PreferencesForm
          text={text}
          viewer={data.viewer}
          refusal={answer && 'codes' in answer ? answer : undefined}
          done={saved}
        >
          <TellingField />
        </PreferencesForm>
      </Card>
    </div>
  )
}
