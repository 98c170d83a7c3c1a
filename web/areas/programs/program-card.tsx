import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './program-card.module.css'

interface Props {
  icon: string
  words: readonly string[]
  link: { target: string; newTab: boolean } | undefined
  linkLabel: string
}

/** What a program is, and the way to it. */
export function ProgramCard({ icon, words, link, linkLabel }: Props) {
  return (
    <Card className={styles.card}>
      <span className={styles.icon}>
        <Icon name={icon} size="large" />
      </span>
      <div className={styles.words}>
        {words.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && (
          <p className={styles.way}>
            <ButtonLink {...link}>{linkLabel}</ButtonLink>
          </p>
        )}
      </div>
    </Card>
  )
}
