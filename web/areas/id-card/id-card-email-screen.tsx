import { useActionData } from 'react-router'
import type { Refusal } from '../../forms/refusal.ts'
import { IdCardEmailScreenDocument, type IdCardEmailScreenQuery } from '../../generated/id-card-email-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { Page } from '../../ui/page/page.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { EmailForm } from './email-form.tsx'
import type { Emailed } from './email-id-card-action.ts'
import type { EmailField } from './email-rules.ts'
import { EmailSent } from './email-sent.tsx'
import { NoIdCard } from './no-id-card.tsx'

export const loader = createScreenLoader(IdCardEmailScreenDocument)
export { emailIdCardAction as action } from './email-id-card-action.ts'

/** Sending a card, or all of them, by e-mail (IDCARD-09). */
export function Component() {
  const { view, data } = useScreen<IdCardEmailScreenQuery>()
  const answer = useActionData() as Refusal<EmailField> | Emailed | undefined
  const { text } = view
  const say = sayFrom(text)
  const sent = answer && 'sent' in answer ? answer.sent : undefined
  const categories = data.viewer?.idCardCategories ?? []
  return (
    <Page
      heading={sent ? say('sent', { emailAddress: sent.emailAddress }) : say('heading')}
      lead={!sent && say('lead')}
      back={{ target: '/id-card', label: say('back') }}
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
