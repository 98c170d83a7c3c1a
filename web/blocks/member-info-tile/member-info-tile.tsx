import { ButtonLink } from '../../ui/button/button.tsx'
import { fullName } from '../../ui/format/full-name.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { type BlockView, createBlock, type HomeContext } from '../block.tsx'
import { SectionCard } from '../section/section-card.tsx'
import { WayOn } from '../section/way-on.tsx'
import styles from './member-info-tile.module.css'

interface MemberInfoNeeds {
  name: string
  subscriberId: string
  /** Absent when the family names no group. */
  groupName: string | undefined
  /** True for a member who is eligible for an ID card and not termed (HOME-46, HOME-47). */
  mayHaveIdCard: boolean
}

/** Name, subscriber ID and group; the ID card link only for a member who may have a card (HOME-46, HOME-47). */
function memberInfoNeeds(_view: BlockView<'member-info-tile'>, { data }: HomeContext): MemberInfoNeeds | undefined {
  const { family, facts, idCard, member } = data
  if (!family || !member) return undefined
  return {
    name: fullName(member),
    subscriberId: family.subscriberId,
    groupName: family.group?.name,
    mayHaveIdCard: idCard?.hasIdCard === true && facts?.memberStatus !== 'TERMED',
  }
}

/** The member's name, subscriber ID and group (HOME-46, HOME-47). */
function MemberInfoTile({ view, data }: { view: BlockView<'member-info-tile'>; data: MemberInfoNeeds }) {
  const { idCardLink, benefitsLink } = view
  return (
    <SectionCard
      id={view.id}
      title={view.title}
      className={styles.card}
      footer={
        benefitsLink && (
          <WayOn target={benefitsLink.target} newTab={benefitsLink.newTab}>
            {benefitsLink.title}
          </WayOn>
        )
      }
    >
      <div className={styles.name}>{data.name}</div>
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
  sources: ['member', 'family', 'idCard'],
  needs: memberInfoNeeds,
  Component: MemberInfoTile,
})
