import type { AxeFinding } from '../../schema/preview-messages.ts'
import styles from './before-and-after.module.css'
import { inputFor, type Look, nameOf } from './looks.ts'
import { Picture } from './picture.tsx'

interface Props {
  look: Look
  draft: { id: string; version: number }
  onInspected?: (findings: readonly AxeFinding[] | null) => void
}

const windows = { desk: { width: 1024, height: 768 }, phone: { width: 375, height: 667 } } as const

/** The window that a look is drawn for. */
export const windowOf = ({ standIn }: Look) => windows[standIn.isOnPhone ? 'phone' : 'desk']

/** A screen as it is live and as a draft would have it, both of them the real page (STUDIO-26). */
export function BeforeAndAfter({ look, draft, onInspected }: Props) {
  const { standIn, path } = look
  const shown = { ...windowOf(look), path }
  const what = nameOf(look)
  return (
    <div className={styles.both} data-phone={standIn.isOnPhone || undefined}>
      <figure>
        <figcaption>Now</figcaption>
        <Picture {...shown} key={`now ${what}`} title={`Now: ${what}`} input={inputFor(look)} />
      </figure>
      <figure>
        <figcaption>Then</figcaption>
        <Picture
          {...shown}
          key={`then ${what} ${draft.version}`}
          title={`Then: ${what}`}
          input={inputFor(look, draft)}
          {...(onInspected && { onInspected })}
        />
      </figure>
    </div>
  )
}
