import type { Refusal } from '../../../forms/refusal.ts'
import type { Saved } from '../../../forms/saved.ts'
import type { AnswerField } from '../../../forms/security-answers/answer-fields.ts'
import { useAttempt } from '../../../forms/use-attempt.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { sayFrom } from '../../../ui/words/say-from.ts'
import { AccountCard } from '../account-card.tsx'
import { AnswersForm } from './answers-form.tsx'

interface Props {
  /** Null when the questions cannot be had: the rest of the screen works all the same (ERR-11). */
  questions: readonly { id: string; question: string }[] | null
  answer: Refusal<AnswerField> | Saved | undefined
  text: Readonly<Record<string, string>>
}

/** Changing the security answers; what was saved is never shown again (ACCOUNT-07). */
export function AnswersCard({ questions, answer, text }: Props) {
  const say = sayFrom(text)
  const saved = answer && 'saved' in answer ? answer : undefined
  const emptied = useAttempt(saved)
  return (
    <AccountCard heading={say('answersHeading')}>
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
    </AccountCard>
  )
}
