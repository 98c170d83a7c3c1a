import type { PageBlockView } from '../../../engine/view.ts'
import { useShell } from '../../screen/shell-data.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import styles from './log-in-welcome.module.css'

interface Props {
  /** Blocks of the manifest's page for log-in: its prose says what the dashboard is good for. */
  blocks: readonly PageBlockView[]
}

/** The brand's face beside the form: its tagline, and why one would come in. Left out where the manifest says nothing. */
export function LogInWelcome({ blocks }: Props) {
  const { tagline } = useShell().shell.text.shell
  const prose = blocks.filter(block => block.block === 'prose')
  if (!tagline && prose.length === 0) return null
  return (
    <div className={styles.welcome}>
      {tagline && <p className={styles.tagline}>{tagline}</p>}
      {prose.map(({ id, body }) => (
        <RichText key={id} tree={body} className={styles.words} />
      ))}
    </div>
  )
}
