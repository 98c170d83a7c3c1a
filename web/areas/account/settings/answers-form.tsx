import { useMemo } from 'react'
import { Form } from 'react-router'
import { useShell } from '../../../app/use-shell.ts'
import { type Refusal, refusalErrors } from '../../../forms/refusal.ts'
import { useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePending } from '../../../ui/button/use-pending.ts'
import { SelectField } from '../../../ui/field/select-field.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { type AnswerField, answerField, places, questionField } from './answer-fields.ts'
import { answerRules } from './answer-rules.ts'
import styles from './answers-form.module.css'
import { intentField, type SettingsIntent } from './settings-intent.ts'

interface Props {
  questions: readonly { id: string; question: string }[]
  text: Readonly<Record<string, string>>
  refusal: Refusal<AnswerField> | undefined
}

/** Three questions of the gateway's list, each with the member's own answer (ACCOUNT-07). */
export function AnswersForm({ questions, text, refusal }: Props) {
  const words = useShell().shell.text.common
  const rules = useMemo(() => answerRules(text), [text])
  const serverErrors = useMemo(() => refusal && refusalErrors(rules, refusal, words), [rules, refusal, words])
  const { formProps, field } = useForm(rules, { serverErrors, words })
  const busy = usePending()
  const choices = questions.map(({ id, question }) => ({ value: id, label: question }))
  return (
    <Form {...formProps} method="post" className={styles.form}>
      <input type="hidden" name={intentField} value={'answers' satisfies SettingsIntent} />
      {places.map(place => {
        const question = questionField(place)
        const answer = answerField(place)
        return (
          <div key={place} className={styles.pair}>
            <SelectField
              {...field(question)}
              any={text.choose}
              choices={choices}
              defaultValue={refusal?.values[question] ?? ''}
            />
            <TextField
              {...field(answer)}
              hint={text.answerHint}
              autoComplete="off"
              defaultValue={refusal?.values[answer]}
            />
          </div>
        )
      })}
      <Button type="submit" disabled={busy}>
        {text.answersSubmit}
      </Button>
    </Form>
  )
}
