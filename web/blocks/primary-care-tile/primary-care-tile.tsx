import { fill } from '../../ui/format/fill.ts'
import { createBlock } from '../block.tsx'
import type { BlockView } from '../block-view.ts'
import { PlainBody } from '../section/plain-body.tsx'
import { SectionCard } from '../section/section-card.tsx'
import { WayOn } from '../section/way-on.tsx'
import { MemberList } from './member-list.tsx'
import { type PrimaryCareNeeds, primaryCareNeeds } from './needs.ts'
import styles from './primary-care-tile.module.css'

const all = '/find-care/primary-care'

/** Who of the family still has to choose a primary care provider, and whom the others chose (HOME-22 to HOME-26). */
function PrimaryCareTile({ view, data }: { view: BlockView<'primary-care-tile'>; data: PrimaryCareNeeds }) {
  return (
    <SectionCard id={view.id} title={view.title} icon="heart" footer={<WayOn target={all}>{view.allLabel}</WayOn>}>
      <PlainBody className={styles.body} body={view.body} />
      <MemberList
        heading={view.chooseTitle}
        entries={data.withoutProvider.map(member => ({
          key: member.memberKey,
          target: `${all}/${member.memberSuffix}/search`,
          name: `${member.firstName} ${member.lastName}`,
          detail: fill(view.chooseLabel, { name: member.firstName }),
        }))}
      />
      <MemberList
        heading={view.selectedTitle}
        entries={data.withProvider.map(member => ({
          key: member.memberKey,
          target: `${all}/${member.memberSuffix}`,
          name: member.providerName ?? '',
          detail: `${member.firstName} ${member.lastName}`,
        }))}
      />
    </SectionCard>
  )
}

export const primaryCareTile = createBlock({
  sources: ['primaryCare'],
  needs: primaryCareNeeds,
  Component: PrimaryCareTile,
})
