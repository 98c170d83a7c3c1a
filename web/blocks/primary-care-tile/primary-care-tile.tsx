import { Fragment, useId } from 'react'
import type { PrimaryCareTilePartsFragment } from '../../generated/home.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { calendarDate } from '../../ui/format/dates.ts'
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
type WithProvider = PrimaryCareNeeds['withProvider'][number]

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
        entries={data.withoutProvider
          .filter(({ eligible }) => eligible)
          .map(member => ({
            key: member.suffix,
            target: pathOf('primary-care-search', { suffix: member.suffix }),
            name: fullName(member),
            details: [fill(view.chooseLabel, { name: member.firstName })],
          }))}
      />
      <MemberList
        heading={view.selectedTitle}
        entries={data.withProvider.map(member => ({
          key: member.suffix,
          target: pathOf('primary-care-member', { suffix: member.suffix }),
          ...providerWords(member, view.comingLabel),
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

/** The provider of today by name, and who comes next with the day; who has nobody today is listed by who comes (MEMBER-06). */
function providerWords(member: WithProvider, comingLabel: string): Pick<MemberEntry, 'name' | 'details'> {
  const { providerName, coming } = member
  const next = coming
    ? [fill(comingLabel, { date: calendarDate(coming.startDate), provider: coming.providerName })]
    : []
  const [name = '', ...later] = providerName === null ? next : [providerName, ...next]
  return { name, details: [fullName(member), ...later] }
}

interface MemberEntry {
  key: number
  target: string
  name: string
  details: readonly string[]
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
        {entries.map(({ key, target, name, details }) => (
          <li key={key}>
            <Link target={target} className={styles.row}>
              <span className={styles.name}>{name}</span>
              {details.map(detail => (
                <Fragment key={detail}>
                  {' '}
                  <span className={styles.detail}>{detail}</span>
                </Fragment>
              ))}
              <Icon name="chevron" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
