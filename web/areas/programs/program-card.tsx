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

/** What a program is, and the link to it. */
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

/** A program's description: the site's text first, then the program's own, unless that begins with the site's. */
export function programWords({ description }: Described, content: SiteContent | null | undefined): string[] {
  const short = content?.shortDescription ?? ''
  return (description.startsWith(short) ? [description] : [short, description]).filter(words => words !== '')
}

/**
 * The link on a program's page (PROGRAM-07): the target of its tile, unless that is this page; then the program's
 * own address, if it has one, else the one that the manifest has for the page (MEMBER-54).
 */
export function programLink({ go }: TileModel, url: string | null, path: string, pageTarget?: string) {
  if (go.kind === 'link' && go.target !== path) return { target: go.target, newTab: go.newTab }
  const own = safeAddress(url)
  const target = own === undefined || own === path ? safeAddress(pageTarget) : own
  return target === undefined ? undefined : { target, newTab: !target.startsWith('/') || target === own }
}
