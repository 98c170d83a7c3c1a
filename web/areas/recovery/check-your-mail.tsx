import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import layout from '../../ui/form-layout/form-layout.module.css'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './recovery.module.css'

interface Props {
  text: Readonly<Record<string, string>>
  /** The page's own address, to ask again. */
  again: string
}

/** Says where the answer went, the same whether anybody was known (REG-15, REG-16). Reading goes on at its heading. */
export function CheckYourMail({ text, again }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
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
        <ButtonLink target="/login">{text.logIn}</ButtonLink>
        <ButtonLink target={again} kind="quiet">
          {text.again}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** Answer of a request for e-mail that was taken; nothing tells whether the person is known. */
export interface RecoverySent {
  sent: true
}
