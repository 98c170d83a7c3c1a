import { useLayoutEffect, useMemo, useRef } from 'react'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { FormValues } from '../../forms/form-rules.ts'
import type { Refusal } from '../../forms/refusal.ts'
import { useHistorySteps } from '../../forms/use-history-steps.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import layout from '../../ui/form-layout/form-layout.module.css'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './recovery.module.css'

interface Props {
  text: ScreenText<'recovery-password'> | ScreenText<'recovery-username'>
  /** The page's own address, to try again. */
  again: string
}

/** Says that an e-mail was sent, the same whether or not the person is known (REG-15, REG-16). Its heading takes focus. */
export function CheckYourMail({ text, again }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const pathOf = usePathOf()
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <Card className={styles.card}>
      <div className={styles.sent}>
        <Icon name="mail" />
        <h2 ref={heading} tabIndex={-1}>
          {text.sentHeading}
        </h2>
      </div>
      <p>{text.sent}</p>
      <p>{text.sentHint}</p>
      <div className={layout.buttons}>
        <ButtonLink target={pathOf('login')}>{text.logIn}</ButtonLink>
        <ButtonLink target={again} kind="quiet">
          {text.again}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** The steps of asking for an e-mail. */
const recoverySteps = ['ask', 'sent'] as const

interface RecoveryStep {
  step: (typeof recoverySteps)[number]
  values: FormValues
}
const start: RecoveryStep = { step: 'ask', values: {} }

/** The step that an answer leads to, as an entry of the history: Back leads to the form as it was typed (MEMBER-50). */
export function useRecoverySteps(answer: RecoverySent | Pick<Refusal, 'values'> | undefined) {
  const reached = useMemo(
    (): RecoveryStep | undefined =>
      answer && ('sent' in answer ? { step: 'sent', values: {} } : { step: 'ask', values: answer.values }),
    [answer],
  )
  return useHistorySteps(reached, start, { refused: reached?.step === 'ask', steps: recoverySteps, comesBack: true })
}

/** The action's result after a request for e-mail; it does not say whether the person is known. */
export interface RecoverySent {
  sent: true
}
