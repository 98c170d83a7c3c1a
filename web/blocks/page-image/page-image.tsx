import type { PageBlockView } from '../../../engine/view.ts'
import styles from './page-image.module.css'

type ImageBlock = Extract<PageBlockView, { block: 'image' }>

/** A picture of a page with its words (CHECK-26); it has its place before it has arrived. */
export function PageImage({ block: { picture, caption } }: { block: ImageBlock }) {
  return (
    <figure className={styles.figure}>
      <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} loading="lazy" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
