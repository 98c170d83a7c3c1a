import type { TileModel } from '../../blocks/tile/tile-card.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { safeAddress } from '../../ui/link/addresses.ts'
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

interface Described {
  description: string
}
interface SiteContent {
  shortDescription: string
}

/** What is said of a program: the site's words first, then the program's own, unless they begin with the same words. */
export function programWords({ description }: Described, programContent: SiteContent | null | undefined): string[] {
  const short = programContent?.shortDescription ?? ''
  return (description.startsWith(short) ? [description] : [short, description]).filter(words => words !== '')
}

/**
 * Where the page of a program leads on (PROGRAM-07): where its tile would, unless that is the page itself; then to the
 * program's address, if it has one.
 */
export function programLink({ go }: TileModel, url: string | null, path: string) {
  if (go.kind === 'link' && go.target !== path) return { target: go.target, newTab: go.newTab }
  const target = safeAddress(url)
  return target === undefined || target === path ? undefined : { target, newTab: true }
}
