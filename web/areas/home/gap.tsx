import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { fill } from '../../ui/format/fill.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './gap.module.css'

interface Props {
  /** What is missing, in the manifest's words. */
  name: string
  /** Text "home" of the manifest. */
  text: { [key: string]: string }
}

/** What stands in the place of a block whose source failed: its name, and a way to ask again (brand setting homeFailure). */
export function Gap({ name, text }: Props) {
  const { revalidate, state } = useRevalidator()
  const { gapTitle = '{name}', gapBody = '', gapRetry = '' } = text
  return (
    <section className={styles.gap} aria-label={name}>
      <Icon name="warning" />
      <div className={styles.words}>
        <p className={styles.title}>{fill(gapTitle, { name })}</p>
        <p>{gapBody}</p>
      </div>
      <Button kind="secondary" aria-disabled={state === 'loading'} onClick={revalidate}>
        {gapRetry}
      </Button>
    </section>
  )
}
