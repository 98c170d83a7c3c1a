import { useMemo } from 'react'
import { Form } from 'react-router'
import type { Refusal } from '../../../forms/refusal.ts'
import type { AnswerField } from '../../../forms/security-answers/answer-fields.ts'
import { answerRules } from '../../../forms/security-answers/answer-rules.ts'
import { SecurityQuestions } from '../../../forms/security-answers/security-questions.tsx'
import { useRefusableForm } from '../../../forms/use-refusable-form.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePending } from '../../../ui/button/use-pending.ts'
import layout from '../../../ui/form-layout/form-layout.module.css'
import { intentField, type SettingsIntent } from './settings-intent.ts'

interface Props {
  questions: readonly { id: string; question: string }[]
  text: Readonly<Record<string, string>>
  refusal: Refusal<AnswerField> | undefined
}

/** New security answers in place of the stored ones (ACCOUNT-07). */
export function AnswersForm({ questions, text, refusal }: Props) {
  const rules = useMemo(() => answerRules(text), [text])
  const { formProps, field } = useRefusableForm(rules, refusal, text)
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
