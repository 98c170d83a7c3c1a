import { Alert } from '../../ui/alert/alert.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import layout from '../../ui/form-layout/form-layout.module.css'
import { NewPasswordFields } from '../../ui/new-password-fields/new-password-fields.tsx'
import { askedQuestions } from './registration-steps.ts'
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
  const choices = questions.map(({ id, question }) => ({ value: id, label: question }))
  return (
    <>
      <p>{text.securityIntro}</p>
      {askedQuestions.map(place => (
        <div key={place} className={layout.group}>
          <SelectField
            {...field(`question${place}`)}
            any={text.chooseQuestion}
            choices={choices}
            defaultValue={values[`question${place}`]}
          />
          <TextField
            {...field(`answer${place}`)}
            hint={place === 1 ? text.answerHint : undefined}
            defaultValue={values[`answer${place}`]}
            autoComplete="off"
          />
        </div>
      ))}
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
