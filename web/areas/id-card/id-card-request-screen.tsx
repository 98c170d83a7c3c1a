import { Form, useSearchParams } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { IdCardRequestScreenDocument, type IdCardRequestScreenQuery } from '../../generated/id-card-request-screen.ts'
import type { CoverageCategory } from '../../generated/schema-types.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { useAnswer } from '../../screen/use-answer.ts'
import { Button, ButtonLink, usePending } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { RadioGroup } from '../../ui/field/radio-group.tsx'
import { Outcome } from '../../ui/outcome/outcome.tsx'
import { Page } from '../../ui/page/page.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './card-form.module.css'
import { nameOfCategory } from './id-card.ts'
import { NoIdCard } from './no-id-card.tsx'
import type { Requested } from './send-id-card.ts'

export const loader = createScreenLoader('id-card-request', IdCardRequestScreenDocument, {
  stays: true,
  handles: ['viewer.family'],
})
export { requestIdCardAction as action } from './send-id-card.ts'

/** Ordering a printed card, after a confirmation (IDCARD-10). */
export function Component() {
  const pathOf = usePathOf()
  const { view, data } = useScreen(loader)
  const requested = useAnswer<Requested>()
  const { text } = view
  const categories = data.viewer?.member?.idCardCategories ?? []
  return (
    <Page
      heading={requested ? text.sent : text.heading}
      lead={!requested && text.lead}
      back={{ target: pathOf('id-card'), label: text.back }}
      width="reading"
    >
      {requested && (
        <Outcome actions={<ButtonLink target={pathOf('id-card')}>{text.done}</ButtonLink>}>
          <p>{requested.message}</p>
        </Outcome>
      )}
      {!requested && categories.length === 0 && <NoIdCard text={text} />}
      {!requested && categories.length > 0 && (
        <RequestForm text={text} categories={categories} address={addressLines(data.viewer?.family?.address)} />
      )}
    </Page>
  )
}

interface Props {
  text: ScreenText<'id-card-request'>
  categories: readonly CoverageCategory[]
  /** Where the card goes, as on an envelope; no lines when that is not known. */
  address: readonly string[]
}

type Address = NonNullable<NonNullable<IdCardRequestScreenQuery['viewer']>['family']>['address']

/** The lines of an address on an envelope. */
function addressLines(address: Address | null | undefined): string[] {
  if (!address?.addressLine1) return []
  const { addressLine1, addressLine2, city, state, zipCode } = address
  const place = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [addressLine1, addressLine2 ?? '', place].filter(line => line !== '')
}

/** Asks for confirmation of an order: for the card that the address names, or with a choice (IDCARD-10). */
function RequestForm({ text, categories, address }: Props) {
  const pathOf = usePathOf()
  const say = sayFrom(text)
  const [search] = useSearchParams()
  const busy = usePending()
  const names = categories.map(nameOfCategory)
  const [first] = names
  const asked = names.find(name => name === search.get('category')) ?? (names.length === 1 ? first : undefined)
  return (
    <Card>
      <Form method="post" className={styles.form}>
        {asked ? (
          <>
            <p className={styles.question}>{say('question', { category: say(asked) })}</p>
            <input type="hidden" name="category" value={asked} />
          </>
        ) : (
          <RadioGroup
            name="category"
            label={say('category')}
            defaultValue={first}
            options={names.map(value => ({ value, label: say(value) }))}
          />
        )}
        {address.length > 0 && (
          <div>
            <p>{say('mailedTo')}</p>
            <address className={styles.address}>
              {address.map(line => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <p className={styles.hint}>{say('wrongAddress')}</p>
          </div>
        )}
        <div className={styles.buttons}>
          <Button type="submit" disabled={busy}>
            {say('submit')}
          </Button>
          <ButtonLink kind="quiet" target={pathOf('id-card')}>
            {say('cancel')}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  )
}
