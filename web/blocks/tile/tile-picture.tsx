import { useShell } from '../../app/use-shell.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './tile.module.css'

/** The tile's picture: the dental brand's art where the manifest asks for it, else an icon (TILE-14 to TILE-16). */
export function TilePicture({ icon, art }: { icon: string; art?: 'dental' | undefined }) {
  const { shell } = useShell()
  if (!art) {
    return (
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
    )
  }
  const { src, alt, width, height } = shell.brand.images[art]
  return <img className={styles.art} src={src} alt={alt} width={width} height={height} />
}
