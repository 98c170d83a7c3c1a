import { type ReactNode, useId } from 'react'
import { useShell } from '../../screen/shell-data.ts'
import styles from './card-face.module.css'

interface Props {
  /** Names the face: which card it is, or which side of it. */
  label: string
  /** The words of the coloured band, at its start and its end. */
  band: ReactNode
  children: ReactNode
}

/** A side of a card in the brand's looks: its logo, a band in its colour, and what stands below. */
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
