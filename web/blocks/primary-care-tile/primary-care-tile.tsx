import { useId } from 'react'
import type { PrimaryCareTilePartsFragment } from '../../generated/home.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { fullName } from '../../ui/format/full-name.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { fill } from '../../ui/words/say-from.ts'
import { type BlockView, createBlock, type HomeContext } from '../block.tsx'
import { PlainBody } from '../section/home-section.tsx'
import { SectionCard } from '../section/section-card.tsx'
import { WayOn } from '../section/way-on.tsx'
import styles from './primary-care-tile.module.css'

type PrimaryCareNeeds = NonNullable<PrimaryCareTilePartsFragment['primaryCare']>

/** The tile shows exactly when the menu shows the primary care link: only then does the service answer (HOME-22). */
function primaryCareNeeds(_view: BlockView<'primary-care-tile'>, { data }: HomeContext): PrimaryCareNeeds | undefined {
  return data.primaryCare ?? undefined
}

/** Family members who still have to choose a primary care provider, and the others' providers (HOME-22 to HOME-26). */
function PrimaryCareTile({ view, data }: { view: BlockView<'primary-care-tile'>; data: PrimaryCareNeeds }) {
  const pathOf = usePathOf()
  return (
    <SectionCard
      id={view.id}
      title={view.title}
      icon="heart"
      footer={<WayOn target={pathOf('primary-care')}>{view.allLabel}</WayOn>}
    >
      <PlainBody className={styles.body} body={view.body} />
      <MemberList
        heading={view.chooseTitle}
        entries={data.withoutProvider.map(member => ({
          key: member.memberKey,
          target: pathOf('primary-care-search', { suffix: member.memberSuffix }),
          name: fullName(member),
          detail: fill(view.chooseLabel, { name: member.firstName }),
        }))}
      />
      <MemberList
        heading={view.selectedTitle}
        entries={data.withProvider.map(member => ({
          key: member.memberKey,
          target: pathOf('primary-care-member', { suffix: member.memberSuffix }),
          name: member.providerName ?? '',
          detail: fullName(member),
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

interface MemberEntry {
  key: string
  target: string
  name: string
  detail: string
}

/** A titled list of members, each row one link; left out when empty. */
function MemberList({ heading, entries }: { heading: string; entries: readonly MemberEntry[] }) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <div className={styles.list}>
      <h3 className={styles.heading} id={id}>
        {heading}
      </h3>
      <ul className={styles.rows} aria-labelledby={id}>
        {entries.map(({ key, target, name, detail }) => (
          <li key={key}>
            <Link target={target} className={styles.row}>
              <span className={styles.name}>{name}</span> <span className={styles.detail}>{detail}</span>
              <Icon name="chevron" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
