import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { createBlock } from '../block.tsx'
import type { BlockView } from '../block-view.ts'
import { SectionCard } from '../section/section-card.tsx'
import styles from './member-info-tile.module.css'
import { type MemberInfoNeeds, memberInfoNeeds } from './needs.ts'

/** Who the member is to the insurer, as on the card (HOME-46, HOME-47). */
function MemberInfoTile({ view, data }: { view: BlockView<'member-info-tile'>; data: MemberInfoNeeds }) {
  const { idCardLink } = view
  return (
    <SectionCard id={view.id} title={view.title} className={styles.card}>
      <p className={styles.name}>{data.name}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{view.subscriberIdLabel}</dt>
          <dd>{data.subscriberId}</dd>
        </div>
        {data.groupName && (
          <div>
            <dt>{view.groupLabel}</dt>
            <dd>{data.groupName}</dd>
          </div>
        )}
      </dl>
      {data.mayHaveIdCard && idCardLink && (
        <ButtonLink target={idCardLink.target} newTab={idCardLink.newTab} wide className={styles.link}>
          <Icon name="id-card" />
          {idCardLink.title}
        </ButtonLink>
      )}
    </SectionCard>
  )
}

export const memberInfoTile = createBlock({
  sources: ['member', 'account', 'idCardEligible'],
  needs: memberInfoNeeds,
  Component: MemberInfoTile,
})
