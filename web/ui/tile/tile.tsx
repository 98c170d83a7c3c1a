import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './tile.module.css'

interface Props {
  title: string
  description?: string | undefined
  icon: string
  /** The brand's picture instead of the icon. */
  art?: { src: string; alt: string; width: number; height: number } | undefined
  level?: 2 | 3 | 4 | undefined
  /** Makes the title the tile's one link or button; the whole tile is its target. */
  wrap?: ((title: string) => ReactNode) | undefined
  children?: ReactNode
}

/** A tile of a list: icon, title, a sentence and at most one link or button. */
export function Tile({ title, description, icon, art, level = 3, wrap, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.tile} data-linked={wrap ? true : undefined}>
      <div className={styles.picture}>
        {art ? <img src={art.src} alt={art.alt} width={art.width} height={art.height} /> : <Icon name={icon} />}
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>{wrap ? wrap(title) : title}</Heading>
        {description && <p className={styles.description}>{description}</p>}
        {children}
      </div>
    </div>
  )
}

interface TileListProps {
  /** Id of the heading that names the list. */
  labelledBy?: string | undefined
  /** The list's accessible name, where no heading names it. */
  label?: string | undefined
  /** List items. */
  children: ReactNode
}

/** Tiles side by side, as many as fit. */
export function TileList({ labelledBy, label, children }: TileListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role where the bullets are hidden
    <ul role="list" className={styles.grid} aria-labelledby={labelledBy} aria-label={label}>
      {children}
    </ul>
  )
}
