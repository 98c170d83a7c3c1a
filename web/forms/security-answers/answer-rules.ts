import { sayFrom } from '../../ui/words/say-from.ts'
import type { FieldRules, FormRules } from '../field-rules.ts'
import { securityAnswer } from '../patterns.ts'
import { type AnswerField, answerField, places, questionField } from './answer-fields.ts'

/** Three different questions, each with an answer of 3 to 30 allowed characters (REG-11, ACCOUNT-07, VALID-14, VALID-15). */
export function answerRules(text: Readonly<Record<string, string>>): FormRules<AnswerField> {
  const say = sayFrom(text)
  const rules = places.flatMap((place): [AnswerField, FieldRules][] => {
    const earlier = places.filter(other => other < place).map(questionField)
    const isDifferent: FieldRules['check'] = (value, values) =>
      value !== '' && earlier.some(name => values[name] === value) ? say('duplicate') : undefined
    return [
      [questionField(place), { label: say('question', { number: place }), required: true, check: isDifferent }],
      [answerField(place), { ...securityAnswer, label: say('answer', { number: place }), required: true }],
    ]
  })
  return Object.fromEntries(rules) as { [Field in AnswerField]: FieldRules }
}
