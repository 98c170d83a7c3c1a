import { LanguageNotices, writtenFrom } from '../../ui/language-notices/language-notices.tsx'
import { Link } from '../../ui/link/link.tsx'
import { CommonPart } from '../common/common-part.tsx'
import { useCommon } from '../common/common-view.ts'
import { LanguageSwitch } from '../common/language-switch.tsx'
import { Accreditations } from './accreditations.tsx'
import styles from './footer.module.css'
import { SiteMap } from './site-map.tsx'

/** The end of every page (SHELL-02 to SHELL-09). */
export const Footer = () => (
  <CommonPart name="footer" as="footer" className={styles.footer} data-print="hidden" of={FooterContent} />
)

export function FooterContent() {
  const { footer, footerImage: image, text } = useCommon()
  return (
    <div className={styles.inner}>
      <SiteMap />
      <div className={styles.signature}>
        <img src={image.src} alt={image.alt} width={image.width} height={image.height} loading="lazy" />
        <Accreditations />
      </div>
      <LanguageHelp />
      {footer.policyLinks.length > 0 && (
        <nav aria-label={text.policyLinks} className={styles.policies} data-print="hidden">
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where the bullets are hidden */}
          <ul role="list">
            {footer.policyLinks.map(link => (
              <li key={link.id}>
                <Link target={link.target} newTab={link.newTab ?? true}>
                  {link.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <LanguageSwitch className={styles.languages} />
      <div className={styles.copyright}>
        {footer.copyright.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  )
}

/** Free help in other languages (LOCALE-11): members find their own by its name, and it opens without script. */
function LanguageHelp() {
  const { languageHelp } = useCommon().footer
  if (languageHelp.notices.length === 0) return null
  return (
    <details className={styles.notices}>
      <summary>
        <span className={styles.help}>{languageHelp.heading}</span>
        {languageHelp.notices.map(({ id, language, name }) => (
          <span key={id} lang={language} dir={writtenFrom(language)}>
            {name}
          </span>
        ))}
      </summary>
      <LanguageNotices help={languageHelp} />
      {languageHelp.link && (
        <Link target={languageHelp.link.target} newTab={languageHelp.link.newTab}>
          {languageHelp.link.title}
        </Link>
      )}
    </details>
  )
}
