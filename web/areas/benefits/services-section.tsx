import { useSearchParams } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { BenefitsPartsFragment } from '../../generated/benefits-screen.ts'
import type { NetworkTier } from '../../generated/schema-types.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { Results } from '../../ui/results/results.tsx'
import { type TabLink, TabLinks, tabIn } from '../../ui/tab-links/tab-links.tsx'
import type { Say } from '../../ui/words/say-from.ts'
import { networkWord, useSay } from './benefits-words.ts'
import styles from './section.module.css'
import { ServiceTable, serviceRow, type Tier } from './service-table.tsx'

interface Props {
  benefits: BenefitsPartsFragment
  coverage: NonNullable<BenefitsPartsFragment['coverage']>
  effectiveTime: string | undefined
}

/** The services a plan pays for, one network tier at a time (BENEFIT-18). */
export function ServicesSection({ benefits, coverage, effectiveTime }: Props) {
  const say = useSay<'benefits'>()
  const [search] = useSearchParams()
  const pathOf = usePathOf()
  const tabs = tierTabs(coverage.tiers, say)
  const current = tabIn(search, 'tier', tabs)
  const tier = tabs.find(({ value }) => value === current)?.tier
  if (!tier) return null
  const count = tier.groups.reduce((sum, { services }) => sum + services.length, 0)
  const network = say(networkWord[tier.networkTier])
  const place = { category: benefits.category, effectiveTime, details: coverage.details, pathOf }
  return (
    <section id="services" className={styles.section} data-print="flow" aria-labelledby="services-heading">
      <h2 id="services-heading">{say('servicesHeading')}</h2>
      {tabs.length > 1 && <TabLinks label={say('networks')} name="tier" tabs={tabs} part="services" />}
      <Results count={say('serviceCount', { network, count })} />
      <div className={styles.tables} data-print="flow">
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

/** Network tiers as addresses write them. */
const inAddress: { readonly [Network in NetworkTier]: string } = {
  IN_NETWORK: 'in-network',
  OUT_OF_NETWORK: 'out-of-network',
}

/** A tab for each network tier of a plan, the default tier first: it is shown when the address names none (BENEFIT-18). */
function tierTabs(tiers: readonly Tier[], say: Say<ScreenText<'benefits'>>): (TabLink & { tier: Tier })[] {
  return tiers
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
    .map(tier => ({ value: inAddress[tier.networkTier], label: say(networkWord[tier.networkTier]), tier }))
}
