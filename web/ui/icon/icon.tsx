import type { IconName } from '../../../schema/generated/icons.ts'
import styles from './icon.module.css'
import { iconPaths, isIconName } from './icon-paths.ts'

interface Props {
  /** A name of the family; a manifest's unknown name shows the neutral program icon (TILE-16). */
  name: IconName | (string & {})
  size?: 'small' | 'medium' | 'large' | undefined
}

/** Decoration beside words: the words carry the meaning, so assistive technology skips it. */
export function Icon({ name, size = 'medium' }: Props) {
  return (
    <svg
      className={styles.icon}
      data-size={size}
      data-icon={name}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[isIconName(name) ? name : 'program']} />
    </svg>
  )
}
