import type { LanguageHelpView } from '../../../engine/view.ts'
import { phoneTarget } from '../format/phone-target.ts'
import { Link } from '../link/link.tsx'
import styles from './language-notices.module.css'

/** The notice of free help in each language, in its own voice and direction, with the number as a link to call (LOCALE-11). */
export function LanguageNotices({ help: { notices, phone } }: { help: LanguageHelpView }) {
  return (
    <ul className={styles.notices}>
      {notices.map(({ id, language, notice }) => {
        const [before, after] = notice.split('{phone}')
        return (
          <li key={id} lang={language} dir={writtenFrom(language)}>
            {before}
            <bdi dir="ltr">
              <Link target={phoneTarget(phone)}>{phone}</Link>
            </bdi>
            {after}
          </li>
        )
      })}
    </ul>
  )
}

const fromTheRight: ReadonlySet<string | undefined> = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'])

/** The direction of a language, by the script that it is written in: browsers do not all tell it themselves. */
export const writtenFrom = (language: string): 'ltr' | 'rtl' =>
  fromTheRight.has(new Intl.Locale(language).maximize().script) ? 'rtl' : 'ltr'
