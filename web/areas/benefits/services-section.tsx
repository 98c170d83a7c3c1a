import { useSearchParams } from 'react-router'
import type { BenefitsPartsFragment } from '../../generated/benefits-screen.ts'
import { Results } from '../../ui/results/results.tsx'
import { TabLinks, tabIn } from '../../ui/tab-links/tab-links.tsx'
import { networkWord } from './network-word.ts'
import styles from './section.module.css'
import { serviceRow } from './service-rows.ts'
import { ServiceTable } from './service-table.tsx'
import { tierTabs } from './tier-tabs.ts'
import { useSay } from './use-say.ts'

interface Props {
  benefits: BenefitsPartsFragment
  coverage: NonNullable<BenefitsPartsFragment['coverage']>
  effectiveTime: string | undefined
}

/** What a plan pays for, one network tier at a time (BENEFIT-18). */
export function ServicesSection({ benefits, coverage, effectiveTime }: Props) {
  const say = useSay()
  const [search] = useSearchParams()
  const tabs = tierTabs(coverage.tiers, say)
  const current = tabIn(search, 'tier', tabs)
  const tier = tabs.find(({ value }) => value === current)?.tier
  if (!tier) return null
  const count = tier.groups.reduce((sum, { services }) => sum + services.length, 0)
  const network = say(networkWord[tier.networkTier])
  const place = { category: benefits.category, effectiveTime, details: coverage.details }
  return (
    <section id="services" className={styles.section} aria-labelledby="services-heading">
      <h2 id="services-heading">{say('servicesHeading')}</h2>
      {tabs.length > 1 && <TabLinks label={say('networks')} name="tier" tabs={tabs} part="services" />}
      <Results count={say(count === 1 ? 'oneService' : 'serviceCount', { network, count })} />
      <div className={styles.tables}>
        {tier.groups.map(({ category, services }) => (
          <ServiceTable
            key={category}
            heading={category}
            rows={services.map(service => serviceRow(service, tier.networkTier, place))}
          />
        ))}
      </div>
    </section>
  )
}
