import type { ReactNode } from 'react'
import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import type { ReportFragment } from '../generated/report.ts'
import { brandIn } from '../page/language-name.ts'
import styles from './changes.module.css'
import { useBrandNames } from './use-brand-names.ts'

type BrandReport = ReportFragment['brands'][number]

interface Props {
  report: ReportFragment
  /** What else there is to see of a class, in its brand and language. */
  more?: ((place: BrandReport, each: BrandReport['classes'][number]) => ReactNode) | undefined
}

/** Whose screens change, brand by brand and class by class, each with somebody who stands for it (STUDIO-26). */
export function Impact({ report: { brands, added, removed }, more: moreOf }: Props) {
  const nameOf = useBrandNames()
  const told = [
    ...added.map(brand => `${brand} is a new brand.`),
    ...removed.map(brand => `${brand} is gone, with all its pages.`),
  ]
  if (brands.length + told.length === 0) return <p className={styles.quiet}>No member sees a difference.</p>
  return (
    <>
      {told.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
      {brands.map(of => (
        <InBrand
          key={`${of.brand} ${of.language}`}
          of={of}
          place={brandIn(nameOf(of.brand), of.language)}
          moreOf={moreOf}
        />
      ))}
    </>
  )
}

function InBrand({ of, place, moreOf }: { of: BrandReport; place: string; moreOf: Props['more'] }) {
  const { classes, more, unseen } = of
  return (
    <section aria-label={`Members of ${place}`} className={styles.brand}>
      <h3>{place}</h3>
      {classes.length === 0 && <p className={styles.quiet}>No member of {place} sees a difference.</p>}
      <PlainList className={styles.classes}>
        {classes.map(each => (
          <li key={each.key}>
            <p className={styles.who}>{capital(each.who)}</p>
            <ul>
              {each.changes.map(change => (
                <li key={change}>{change}</li>
              ))}
            </ul>
            <p className={styles.quiet}>For example {each.sample.words}.</p>
            {moreOf?.(of, each)}
          </li>
        ))}
      </PlainList>
      {more > 0 && <p className={styles.quiet}>{more} smaller groups of members see a difference, too.</p>}
      {unseen.length > 0 && (
        <details>
          <summary>Edits that nobody can see: {unseen.length}</summary>
          <ul>
            {unseen.map(edit => (
              <li key={edit}>{edit}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** Rules of the business that hold for every possible member. */
export function Proved({ rules }: { rules: ReportFragment['proved'] }) {
  return (
    <details className={styles.proved}>
      <summary>
        {rules.length} {rules.length === 1 ? 'rule' : 'rules'} of the business proved, for every possible member on
        every day
      </summary>
      <dl>
        {rules.map(({ name, because }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{because}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
