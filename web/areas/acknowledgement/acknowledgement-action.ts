import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { type FormRules, failingCodes, formValues, noWords } from '../../forms/form-rules.ts'
import { type Refusal, refuse } from '../../forms/refusal.ts'
import { AcknowledgeDocument } from '../../generated/acknowledge.ts'
import { continueJourney } from '../../journey/continue-journey.ts'
import { createFormAction } from '../../screen/action.ts'
import { sayFrom } from '../../ui/words/say-from.ts'

export type AcknowledgementField = 'acknowledged'

/** The text must be acknowledged before the journey goes on (CHECK-25). */
export function acknowledgementRules(text: ScreenText<'acknowledgement'>): FormRules<AcknowledgementField> {
  const say = sayFrom(text)
  return {
    acknowledged: {
      label: say('acknowledge'),
      required: true,
      messages: { required: say('acknowledgeRequired') },
    },
  }
}

/** Keeps the acknowledgement and continues the journey, which asks for it no more. */
export const acknowledgementAction = createFormAction(async sent => {
  const values = formValues(sent.form)
  const codes = failingCodes(acknowledgementRules(noWords), values)
  if (codes) return refuse<Refusal<AcknowledgementField>>({ codes, values })
  await sent.run(AcknowledgeDocument, { input: { text: values.text ?? '' } }, { handles: ['acknowledge'] })
  return continueJourney(sent)
})
