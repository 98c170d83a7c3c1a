import { NewPasswordFields } from '../../forms/new-password.tsx'
import { SecurityQuestions } from '../../forms/security-answers/security-questions.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import type { StepProps } from './step-props.ts'

/** Three questions with answers (REG-11). Without script the password is asked here, the step that sends it. */
export function SecurityStep({ field, values, text, questions, held, withPassword }: StepProps) {
  if (!questions) {
    return (
      <Alert type="error">
        <p>{text.questionsMissing}</p>
      </Alert>
    )
  }
  return (
    <>
      <p>{text.securityIntro}</p>
      <SecurityQuestions questions={questions} field={field} values={values} text={text} />
      {withPassword ? (
        <NewPasswordFields field={field} text={text} />
      ) : (
        <>
          <input type="hidden" name="password" value={held} />
          <input type="hidden" name="passwordAgain" value={held} />
        </>
      )}
    </>
  )
}
