import type { IconName } from '../../../schema/generated/icons.ts'
import styles from './icon.module.css'
import { iconPaths, isIconName } from './icon-paths.ts'

interface Props {
  /** The icon's name; an unknown name of a manifest shows the neutral program icon (TILE-16). */
  name: IconName | (string & {})
  size?: 'small' | 'medium' | 'large' | undefined
}

/** Decoration beside words: hidden from assistive technology, as the words carry the meaning. */
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
