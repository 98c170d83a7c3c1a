import type { ShellView } from '../../../engine/view.ts'
import type { AccreditationLevel } from '../../generated/schema-types.ts'
import { Link } from '../../ui/link/link.tsx'
import { useCommon } from '../common/common-view.ts'
import styles from './footer.module.css'

/** The seals of quality that the insurer holds, each with its text (SHELL-03 to SHELL-06). */
export function Accreditations() {
  const { footer, accreditations, text } = useCommon()
  const shown = (accreditations ?? []).flatMap(({ level, url, pairedText }) => {
    const logo = accreditationLogo(level, footer.accreditationLogos)
    return logo ? [{ level, url, pairedText, logo }] : []
  })
  if (shown.length === 0) return null
  return (
    <section aria-label={text.accreditation} className={styles.accreditation}>
      {shown.map(({ level, url, pairedText, logo }) => {
        const image = <img src={logo.src} alt={logo.alt} width={logo.width} height={logo.height} loading="lazy" />
        return (
          <div key={level} className={styles.seal}>
            {url ? (
              <Link target={url} newTab>
                {image}
              </Link>
            ) : (
              image
            )}
            {pairedText && <p>{pairedText}</p>}
          </div>
        )
      })}
    </section>
  )
}

type Logos = ShellView['footer']['accreditationLogos']
const logoOf: { readonly [Level in AccreditationLevel]: keyof Logos } = {
  ACCREDITED: 'accredited',
  COMMENDABLE: 'commendable',
  INTERIM: 'interim',
}

/** The brand's logo of an accreditation (SHELL-05); none for a level that this portal does not know yet (SHELL-06). */
const accreditationLogo = (level: string, logos: Logos): Logos[keyof Logos] | undefined =>
  Object.hasOwn(logoOf, level) ? logos[logoOf[level as AccreditationLevel]] : undefined
