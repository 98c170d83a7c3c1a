import type { SectionText } from '../../../engine/text/screen-text.ts'
import type { FieldProps } from '../../ui/field/field-frame.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import type { FormValues } from '../form-rules.ts'
import { type AnswerField, answerField, places, questionField } from './security-answers.ts'
import styles from './security-questions.module.css'

interface Props {
  /** The questions to choose from, as the service lists them. */
  questions: readonly { id: string; question: string }[]
  /** What `useForm` gives for a field. */
  field: (name: AnswerField) => FieldProps & { name: string }
  values: FormValues<AnswerField>
  text: SectionText<'security-questions'>
}

/** Three questions to choose, each with the member's own answer (REG-11, ACCOUNT-07). */
export function SecurityQuestions({ questions, field, values, text }: Props) {
  const choices = questions.map(({ id, question }) => ({ value: id, label: question }))
  return places.map(place => (
    <div key={place} className={styles.pair}>
      <SelectField
        {...field(questionField(place))}
        any={text.chooseQuestion}
        choices={choices}
        defaultValue={values[questionField(place)]}
      />
      <TextField
        {...field(answerField(place))}
        hint={text.answerHint}
        autoComplete="off"
        defaultValue={values[answerField(place)]}
      />
    </div>
  ))
}
