import type { FieldRules, FormRules } from '../../../forms/field-rules.ts'
import { securityAnswer } from '../../../forms/patterns.ts'
import { sayFrom } from '../../../ui/words/say-from.ts'
import { type AnswerField, answerField, places, questionField } from './answer-fields.ts'

/** Three different questions, each with an answer of 3 to 30 allowed characters (ACCOUNT-07, VALID-14, VALID-15). */
export function answerRules(text: Readonly<Record<string, string>>): FormRules<AnswerField> {
  const say = sayFrom(text)
  const rules = places.flatMap((place): [AnswerField, FieldRules][] => {
    const number = place + 1
    const earlier = places.filter(other => other < place).map(questionField)
    const isDifferent: FieldRules['check'] = (value, values) =>
      value !== '' && earlier.some(name => values[name] === value) ? say('duplicate') : undefined
    return [
      [questionField(place), { label: say('question', { number }), required: true, check: isDifferent }],
      [answerField(place), { ...securityAnswer, label: say('answer', { number }), required: true }],
    ]
  })
  return Object.fromEntries(rules) as { [Field in AnswerField]: FieldRules }
}
