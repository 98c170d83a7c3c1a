import { Form, useLocation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { usePending } from '../../../ui/button/use-pending.ts'
import type { Say } from '../say.ts'
import styles from './cancel-plan.module.css'
import { chosenField, confirmedField } from './cancel-plan-answer.ts'
import type { CancellationOption } from './plan-choices.ts'

interface Props {
  option: CancellationOption
  values: Record<string, string | number>
  say: Say
}

/** The modal's question where no script runs: part of the page (PLAN-12). */
export function ConfirmInPlace({ option, values, say }: Props) {
  const busy = usePending()
  const { pathname } = useLocation()
  return (
    <section className={styles.cancel}>
      <h3>{say('confirmHeading')}</h3>
      <p>{say('confirmChoice', { option: option.description })}</p>
      <p>{say('confirmBody', values)}</p>
      <Form method="post" className={styles.buttons}>
        <input type="hidden" name={chosenField} value={option.id} />
        <input type="hidden" name={confirmedField} value="yes" />
        <Button type="submit" disabled={busy}>
          {say('confirm')}
        </Button>
        <ButtonLink kind="quiet" target={pathname}>
          {say('keep')}
        </ButtonLink>
      </Form>
    </section>
  )
}
