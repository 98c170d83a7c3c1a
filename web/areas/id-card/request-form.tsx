import { Form, useSearchParams } from 'react-router'
import type { CoverageCategory } from '../../generated/id-card-request-screen.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { usePending } from '../../ui/button/use-pending.ts'
import { Card } from '../../ui/card/card.tsx'
import { RadioGroup } from '../../ui/field/radio-group.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { nameOfCategory } from './card-category.ts'
import styles from './card-form.module.css'

interface Props {
  text: Readonly<Record<string, string>>
  categories: readonly CoverageCategory[]
}

/** The question before a card is ordered: about the one that the address names, else with a choice (IDCARD-10). */
export function RequestForm({ text, categories }: Props) {
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
        <div className={styles.buttons}>
          <Button type="submit" disabled={busy}>
            {say('submit')}
          </Button>
          <ButtonLink kind="quiet" target="/id-card">
            {say('cancel')}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  )
}
