import { useShell } from '../../screen/shell-data.ts'
import { Link } from '../../ui/link/link.tsx'
import { useShellText } from '../use-shell-text.ts'
import styles from './header.module.css'

/** The brand's logo, the small one on phone width (SHELL-17); the browser chooses, so nothing jumps. */
export function Brand() {
  const { brand } = useShell().shell
  const text = useShellText()
  const { logo, phoneLogo } = brand.images
  return (
    <Link target="/" className={styles.brand} aria-label={text('logoLink', { brandName: brand.name }) || brand.name}>
      <picture>
        <source media="(width < 768px)" srcSet={phoneLogo.src} width={phoneLogo.width} height={phoneLogo.height} />
        <img src={logo.src} alt={logo.alt} width={logo.width} height={logo.height} />
      </picture>
    </Link>
  )
}
