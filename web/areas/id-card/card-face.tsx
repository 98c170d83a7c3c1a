import { type ReactNode, useId } from 'react'
import { useShell } from '../../screen/shell-data.ts'
import styles from './card-face.module.css'

interface Props {
  /** Names the card, or the side of it. */
  label: string
  /** Content of the coloured band. */
  band: ReactNode
  children: ReactNode
}

/** One side of a card in the brand's look: logo, coloured band and content. */
export function CardFace({ label, band, children }: Props) {
  const { images } = useShell().shell.brand
  const id = useId()
  const { src, width, height } = images.logo
  return (
    <article className={styles.face} aria-labelledby={id}>
      <div className={styles.head}>
        <img src={src} alt="" width={width} height={height} />
        <h2 id={id}>{label}</h2>
      </div>
      <div className={styles.band}>{band}</div>
      <div className={styles.body}>{children}</div>
    </article>
  )
}
