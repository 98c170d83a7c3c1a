import { OnlyMember } from '../../../forms/only-member.tsx'
import { PreferencesForm } from '../../../forms/preferences/preferences-form.tsx'
import { useSavedNote } from '../../../forms/saved.tsx'
import { AccountSettingsScreenDocument } from '../../../generated/account-settings-screen.ts'
import { createScreenLoader, useScreen } from '../../../screen/screen-loader.ts'
import { usePathOf } from '../../../screen/shell-data.ts'
import { useAnswer } from '../../../screen/use-answer.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { sayFrom } from '../../../ui/words/say-from.ts'
import { AccountCard } from '../account-card.tsx'
import { AnswersCard } from './answers-card.tsx'
import { intentField, type SettingsAnswer, type SettingsIntent } from './settings-action.ts'
import { SignInsCard } from './sign-ins-card.tsx'

export const loader = createScreenLoader('account-settings', AccountSettingsScreenDocument, {
  handles: ['securityQuestions', 'viewer.signIns'],
  memberScreen: true,
})
export { settingsAction as action } from './settings-action.ts'

/** Contact preferences, security answers, password, and where the member is signed in (ACCOUNT-06, ACCOUNT-07, SCOPE-21, SEC-05). */
export function Component() {
  const pathOf = usePathOf()
  const { view, data } = useScreen(loader)
  const { preferences, answers, signIns } = useAnswer<SettingsAnswer>() ?? {}
  const say = sayFrom(view.text)
  const savedPreferences = preferences && 'saved' in preferences ? preferences : undefined
  const savedAnswers = answers && 'saved' in answers ? answers : undefined
  const notes = [
    useSavedNote(savedPreferences, say('preferencesSaved')),
    useSavedNote(savedAnswers, say('answersSaved')),
    useSavedNote(signIns, say(signIns?.ended === 'one' ? 'signInEnded' : 'otherSignInsEnded')),
  ].find(note => note !== undefined)
  return (
    <Page heading={say('heading')} lead={say('lead')} width="reading">
      {notes}
      {data.viewer && (
        <AccountCard heading={say('preferencesHeading')}>
          <OnlyMember>
            <PreferencesForm
              text={view.text}
              viewer={data.viewer}
              refusal={preferences && 'codes' in preferences ? preferences : undefined}
              done={false}
            >
              <input type="hidden" name={intentField} value={'preferences' satisfies SettingsIntent} />
            </PreferencesForm>
          </OnlyMember>
        </AccountCard>
      )}
      <AnswersCard questions={data.securityQuestions} answer={answers} text={view.text} />
      <AccountCard heading={say('passwordHeading')}>
        <OnlyMember>
          <p>{say('passwordBody')}</p>
          <p>
            <ButtonLink kind="secondary" target={pathOf('account-change-password')}>
              {say('changePassword')}
            </ButtonLink>
          </p>
        </OnlyMember>
      </AccountCard>
      {data.viewer?.signIns && <SignInsCard places={data.viewer.signIns} ended={signIns} text={view.text} />}
    </Page>
  )
}
