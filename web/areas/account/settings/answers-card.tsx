import { useMemo } from 'react'
import { Form } from 'react-router'
import type { ScreenText } from '../../../../engine/text/screen-text.ts'
import { OnlyMember } from '../../../forms/only-member.tsx'
import type { Refusal } from '../../../forms/refusal.ts'
import type { Saved } from '../../../forms/saved.tsx'
import { type AnswerField, answerRules } from '../../../forms/security-answers/security-answers.ts'
import { SecurityQuestions } from '../../../forms/security-answers/security-questions.tsx'
import { useAttempt, useRefusableForm } from '../../../forms/use-refusable-form.ts'
import type { SecurityQuestionPartsFragment } from '../../../generated/account-settings-screen.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button, usePending } from '../../../ui/button/button.tsx'
import layout from '../../../ui/form-layout/form-layout.module.css'
import { sayFrom } from '../../../ui/words/say-from.ts'
import { AccountCard } from '../account-card.tsx'
import { intentField, type SettingsIntent } from './settings-action.ts'

interface Props {
  /** Null when the questions failed to load: the rest of the screen still works (ERR-11). */
  questions: readonly SecurityQuestionPartsFragment[] | null
  answer: Refusal<AnswerField> | Saved | undefined
  text: ScreenText<'account-settings'>
}

/** Changes the security answers; saved answers are never shown (ACCOUNT-07). */
export function AnswersCard({ questions, answer, text }: Props) {
  const say = sayFrom(text)
  const saved = answer && 'saved' in answer ? answer : undefined
  const emptied = useAttempt(saved)
  return (
    <AccountCard heading={say('answersHeading')}>
      <OnlyMember>
        <p>{say('answersBody')}</p>
        {questions ? (
          <AnswersForm
            key={emptied}
            questions={questions}
            text={text}
            refusal={answer && 'codes' in answer ? answer : undefined}
          />
        ) : (
          <Alert type="error" title={say('answersUnavailable')}>
            <p>{say('answersUnavailableBody')}</p>
          </Alert>
        )}
      </OnlyMember>
    </AccountCard>
  )
}

/** Keys of the words for the service's codes. */
const answersRefusals = ['duplicate'] as const

interface AnswersFormProps {
  questions: readonly SecurityQuestionPartsFragment[]
  text: ScreenText<'account-settings'>
  refusal: Refusal<AnswerField> | undefined
}

/** The form that replaces the stored security answers (ACCOUNT-07). */
function AnswersForm({ questions, text, refusal }: AnswersFormProps) {
  const rules = useMemo(() => answerRules(text), [text])
  const { formProps, field } = useRefusableForm(rules, refusal, text, answersRefusals)
  const busy = usePending()
  return (
    <Form {...formProps} method="post" className={layout.form}>
      <input type="hidden" name={intentField} value={'answers' satisfies SettingsIntent} />
      <SecurityQuestions questions={questions} field={field} values={refusal?.values ?? {}} text={text} />
      <div className={layout.buttons}>
        <Button type="submit" disabled={busy}>
          {text.answersSubmit}
        </Button>
      </div>
    </Form>
  )
}
