import { OnlyMember } from '../../forms/only-member.tsx'
import { PreferencesForm } from '../../forms/preferences/preferences-form.tsx'
import { type PreferencesRefusal, savePreferences } from '../../forms/preferences/save-preferences.ts'
import type { Saved } from '../../forms/saved.tsx'
import { UpdatePreferencesScreenDocument } from '../../generated/update-preferences-screen.ts'
import { continueJourney } from '../../journey/continue-journey.ts'
import { afterSaving, isContinuing, TellingField, useTellThenContinue } from '../../journey/tell-then-continue.tsx'
import { createFormAction } from '../../screen/action.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { useAnswer } from '../../screen/use-answer.ts'
import { Card } from '../../ui/card/card.tsx'
import styles from './update-preferences-screen.module.css'

/** Saves the choices and continues the journey (PREF-14, PREF-16). */
export const action = createFormAction(async sent => {
  if (isContinuing(sent)) return continueJourney(sent)
  return (await savePreferences(sent)) ?? afterSaving(sent)
})

export const loader = createScreenLoader('update-preferences', UpdatePreferencesScreenDocument)

/** How long the success message shows before the journey continues (CONST-29). */
const successShownMs = 3000

/** Contact preferences, asked for during sign-in when something is missing (PREF). */
export function Component() {
  const { view, data } = useScreen(loader)
  const answer = useAnswer<PreferencesRefusal | Saved>()
  const { text } = view
  const saved = answer !== undefined && 'saved' in answer
  useTellThenContinue(saved, text.saved, successShownMs)
  if (!data.viewer) return null
  return (
    <div className={styles.page}>
      <h1>{text.heading}</h1>
      <p className={styles.intro}>{text.intro}</p>
      <Card>
        <OnlyMember>
          <PreferencesForm
            text={text}
            viewer={data.viewer}
            refusal={answer && 'codes' in answer ? answer : undefined}
            done={saved}
          >
            <TellingField />
          </PreferencesForm>
        </OnlyMember>
      </Card>
    </div>
  )
}
