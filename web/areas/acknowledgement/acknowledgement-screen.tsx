import { useMemo } from 'react'
import { Form } from 'react-router'
import type { PageBlockView } from '../../../engine/view.ts'
import { PageLinks } from '../../blocks/page-links/page-links.tsx'
import { PageProse } from '../../blocks/page-prose/page-prose.tsx'
import { OnlyMember } from '../../forms/only-member.tsx'
import type { Refusal } from '../../forms/refusal.ts'
import { useRefusableForm } from '../../forms/use-refusable-form.ts'
import { AcknowledgementScreenDocument } from '../../generated/acknowledgement-screen.ts'
import { StepCard } from '../../journey/step-card/step-card.tsx'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { useAnswer } from '../../screen/use-answer.ts'
import { Button, usePending } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { type AcknowledgementField, acknowledgementRules } from './acknowledgement-action.ts'
import styles from './acknowledgement-screen.module.css'

export const loader = createScreenLoader('acknowledgement', AcknowledgementScreenDocument)

export { acknowledgementAction as action } from './acknowledgement-action.ts'

/** A text of the manifest's own that has to be acknowledged before the dashboard opens (CHECK-25). */
export function Component() {
  const { text, page } = useScreen(loader).view
  const refusal = useAnswer<Refusal<AcknowledgementField>>()
  const rules = useMemo(() => acknowledgementRules(text), [text])
  const { formProps, errorOf } = useRefusableForm(rules, refusal)
  const busy = usePending()
  if (!page) return null
  return (
    <StepCard>
      <h1>{page.heading}</h1>
      {page.blocks.map(block => (
        <div key={block.id} className={styles.text}>
          <TextBlock block={block} />
        </div>
      ))}
      <OnlyMember>
        <Form {...formProps} method="post" className={styles.form} data-print="hidden">
          <p className={styles.note}>
            <span aria-hidden="true">* </span>
            {text.requiredNote}
          </p>
          <input type="hidden" name="text" value={page.id} />
          <Checkbox
            name="acknowledged"
            value="yes"
            required
            label={
              <>
                {text.acknowledge} <span aria-hidden="true">*</span>
              </>
            }
            error={errorOf('acknowledged')}
          />
          <Button type="submit" disabled={busy}>
            {text.submit}
          </Button>
        </Form>
      </OnlyMember>
    </StepCard>
  )
}

/** What a text is made of. Nobody is signed in yet, so that nothing of a member can stand in it. */
function TextBlock({ block }: { block: PageBlockView }) {
  if (block.block === 'prose') return <PageProse block={block} />
  return block.block === 'links' ? <PageLinks block={block} /> : null
}
