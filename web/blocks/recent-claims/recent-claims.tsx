import { createBlock } from '../block.tsx'
import type { BlockView } from '../block-view.ts'
import { SectionCard } from '../section/section-card.tsx'
import { WayOn } from '../section/way-on.tsx'
import { ClaimRow } from './claim-row.tsx'
import { type RecentClaimsNeeds, recentClaimsNeeds } from './needs.ts'
import styles from './recent-claims.module.css'

/** The last claims of the member, and the way to all of them (HOME-27 to HOME-34). */
function RecentClaims({ view, data }: { view: BlockView<'recent-claims'>; data: RecentClaimsNeeds }) {
  return (
    <SectionCard id={view.id} title={view.title} footer={<WayOn target="/claims">{view.allLabel}</WayOn>}>
      <ul className={styles.rows}>
        {data.recentClaims.map(claim => (
          <ClaimRow key={claim.id} view={view} claim={claim} />
        ))}
      </ul>
    </SectionCard>
  )
}

export const recentClaims = createBlock({
  sources: ['recentClaims'],
  needs: recentClaimsNeeds,
  Component: RecentClaims,
})
