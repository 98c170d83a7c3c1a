import { type ReactNode, useId } from 'react'
import { useShell } from '../../screen/shell-data.ts'
import styles from './card-face.module.css'

interface Props {
  /** Names the card, or the side of it. */
  label: string
  side: 'front' | 'back'
  /** The insurer, at the head of the back. */
  payerName?: string
  children: ReactNode
  /** Content of the coloured band at the end. */
  band?: ReactNode
}

/**
 * One side of a card in the shape of a bank card (MEMBER-36), in the brand's look. Type grows with the card; a card with
 * more on it than usual grows in height, so that nothing is cut.
 */
export function CardFace({ label, side, payerName, children, band }: Props) {
  const { images } = useShell().shell.brand
  const id = useId()
  const { src, width, height } = images.logo
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.face} data-side={side}>
        <div className={styles.head}>
          {side === 'front' && <img src={src} alt="" width={width} height={height} />}
          <h2 id={id}>{label}</h2>
          {side === 'back' && <p>{payerName}</p>}
        </div>
        <div className={styles.body}>{children}</div>
        {band && <div className={styles.band}>{band}</div>}
      </div>
    </article>
  )
}
