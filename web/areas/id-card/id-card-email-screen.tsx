import { useEffect, useMemo } from 'react'
import { Form, useSearchParams } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { useRefusableForm } from '../../forms/use-refusable-form.ts'
import { IdCardEmailScreenDocument } from '../../generated/id-card-email-screen.ts'
import type { CoverageCategory } from '../../generated/schema-types.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { useAnswer } from '../../screen/use-answer.ts'
import { useNotify } from '../../state/notifications.ts'
import { Button, ButtonLink, usePending } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Outcome } from '../../ui/outcome/outcome.tsx'
import { Page } from '../../ui/page/page.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './card-form.module.css'
import { nameOfCategory } from './id-card.ts'
import { NoIdCard } from './no-id-card.tsx'
import { type Emailed, type EmailRefusal, emailRules } from './send-id-card.ts'

export const loader = createScreenLoader('id-card-email', IdCardEmailScreenDocument, { stays: true })
export { emailIdCardAction as action } from './send-id-card.ts'

/** Sending a card, or all of them, by e-mail (IDCARD-09). */
export function Component() {
  const pathOf = usePathOf()
  const { view, data } = useScreen(loader)
  const answer = useAnswer<EmailRefusal | Emailed>()
  const { text } = view
  const say = sayFrom(text)
  const sent = answer && 'sent' in answer ? answer.sent : undefined
  const categories = data.viewer?.member?.idCardCategories ?? []
  return (
    <Page
      heading={sent ? say('sent', { emailAddress: sent.emailAddress }) : say('heading')}
      lead={!sent && say('lead')}
      back={{ target: pathOf('id-card'), label: say('back') }}
      width="reading"
    >
      {sent && <EmailSent message={sent.message} text={text} />}
      {!sent && categories.length === 0 && <NoIdCard text={text} />}
      {!sent && categories.length > 0 && (
        <EmailForm
          text={text}
          categories={categories}
          known={data.viewer?.preferences.emailAddress ?? undefined}
          refusal={answer && 'codes' in answer ? answer : undefined}
        />
      )}
    </Page>
  )
}

interface Props {
  text: ScreenText<'id-card-email'>
  categories: readonly CoverageCategory[]
  /** The e-mail address in the member's preferences. */
  known: string | undefined
  refusal: EmailRefusal | undefined
}

/** Which card to send where; preset from the address and the member's preferences (IDCARD-09). */
function EmailForm({ text, categories, known, refusal }: Props) {
  const pathOf = usePathOf()
  const [search] = useSearchParams()
  const rules = useMemo(() => emailRules(text), [text])
  const { formProps, field } = useRefusableForm(rules, refusal)
  const busy = usePending()
  const names = categories.map(nameOfCategory)
  const chosen = refusal?.values.category ?? search.get('category')
  const asked = names.find(name => name === chosen) ?? ''
  return (
    <Card>
      <Form {...formProps} method="post" className={styles.form}>
        <SelectField
          name="category"
          label={text.category}
          any={text.all}
          defaultValue={asked}
          choices={names.map(value => ({ value, label: text[value] }))}
        />
        <TextField
          {...field('emailAddress')}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={text.emailHint}
          defaultValue={refusal?.values.emailAddress ?? known}
        />
        <div className={styles.buttons}>
          <Button type="submit" disabled={busy}>
            {text.submit}
          </Button>
          <ButtonLink kind="quiet" target={pathOf('id-card')}>
            {text.cancel}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  )
}

interface EmailSentProps {
  /** The gateway's own message. */
  message: string
  text: ScreenText<'id-card-email'>
}

/** How long the notification shows. */
const notificationMs = 5000

/** Confirms a sent card: the gateway's message as a notification, and links onward in place of the form (IDCARD-09). */
function EmailSent({ message, text }: EmailSentProps) {
  const pathOf = usePathOf()
  const say = sayFrom(text)
  const notify = useNotify()
  useEffect(() => notify({ message, status: 'success', dismissAfter: notificationMs }), [notify, message])
  const actions = (
    <>
      <ButtonLink target={pathOf('id-card')}>{say('done')}</ButtonLink>
      <ButtonLink kind="secondary" target={pathOf('id-card-email')}>
        {say('again')}
      </ButtonLink>
    </>
  )
  return (
    <Outcome actions={actions}>
      <p>{say('sentBody')}</p>
    </Outcome>
  )
}
