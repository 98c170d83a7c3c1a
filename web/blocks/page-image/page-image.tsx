import type { PageBlockView } from '../../../engine/view.ts'
import styles from './page-image.module.css'

type ImageBlock = Extract<PageBlockView, { block: 'image' }>

/** Pixels: a taller picture would push all words out of sight. */
const tallest = 576

/** A picture of a page with its words (CHECK-26); it has its place before it has arrived. */
export function PageImage({ block: { picture, caption } }: { block: ImageBlock }) {
  const scale = Math.min(1, tallest / picture.height)
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
  return (
    <figure className={styles.figure}>
      <img src={picture.src} alt={picture.alt} {...size} loading="lazy" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
