import { Fragment } from 'react'
import { BannerLinks } from '../../../web/blocks/banner/banner-links.tsx'
import type { Block, BlockKind, BlockView, HomeData } from '../../../web/blocks/block.tsx'
import { comingPlans } from '../../../web/blocks/coming-plans/coming-plans.tsx'
import { ebillAlert } from '../../../web/blocks/ebill-alert/ebill-alert.tsx'
import { infoView } from '../../../web/blocks/info-banner/fixture.ts'
import { infoBanner } from '../../../web/blocks/info-banner/info-banner.tsx'
import { memberInfoTile } from '../../../web/blocks/member-info-tile/member-info-tile.tsx'
import { planManagementBanner } from '../../../web/blocks/plan-management-banner/plan-management-banner.tsx'
import { preventiveCareCard } from '../../../web/blocks/preventive-care-card/preventive-care-card.tsx'
import { primaryCareTile } from '../../../web/blocks/primary-care-tile/primary-care-tile.tsx'
import { programs } from '../../../web/blocks/programs/programs.tsx'
import { claims } from '../../../web/blocks/recent-claims/fixture.ts'
import { recentClaims } from '../../../web/blocks/recent-claims/recent-claims.tsx'
import { HomeSection } from '../../../web/blocks/section/home-section.tsx'
import { SectionCard } from '../../../web/blocks/section/section-card.tsx'
import { WayOn } from '../../../web/blocks/section/way-on.tsx'
import { homeAnswers, homeContext } from '../../../web/blocks/testing/home-context.ts'
import { TileGrid } from '../../../web/blocks/tile/tile-card.tsx'
import { tools, toolTiles } from '../../../web/blocks/tools/tools.tsx'
import { welcomeBanner } from '../../../web/blocks/welcome-banner/welcome-banner.tsx'
import { yearlyAmounts } from '../../../web/blocks/yearly-amounts/yearly-amounts.tsx'
import { direct } from '../../areas/support/plan-answers.ts'
import type { BrandSample } from '../brand-sample.ts'
import { type Story, storiesOf, wordsOf } from '../story.ts'
import { Row, Stack } from './room.tsx'

/** The Home of a member with data for every block, in the brand's words. */
const homeOf = (brand: BrandSample, answers: HomeData = {}) =>
  homeContext({ planManagement: { planManagement: direct }, ...answers }, brand.home)

interface Options<Kind extends BlockKind> {
  answers?: HomeData
  /** Draws what some members see in other words; as usual where the brand has the same for all. */
  otherWords?: boolean
  /** What is drawn where the brand has no such block today. */
  fixture?: BlockView<Kind>
}

/** The brand's blocks of a kind. */
function drawn<Kind extends BlockKind>(
  kind: Kind,
  block: Block<BlockView<Kind>>,
  { answers = {}, otherWords = false, fixture }: Options<Kind> = {},
): Story['draw'] {
  return brand => {
    const [usual = [], other = []] = brand.homeBlocks.map(views =>
      views.filter((view): view is BlockView<Kind> => view.block === kind),
    )
    const own = otherWords && other.length > 0 ? other : usual
    const views = own.length === 0 && fixture ? [fixture] : own
    return (
      <Stack>
        {views.map(view => (
          <Fragment key={view.id}>{block.render(view, homeOf(brand, answers))}</Fragment>
        ))}
      </Stack>
    )
  }
}

const noDueDate = { preventiveCareDueDate: null }
const dentalAlone = {
  yearlyLimits: (homeAnswers.yearlyLimits ?? []).filter(({ category }) => category === 'DENTAL'),
}
const allChosen = { primaryCare: { withoutProvider: [], withProvider: homeAnswers.primaryCare?.withProvider ?? [] } }

export const homeBlockStories: readonly Story[] = [
  ...storiesOf('blocks/welcome-banner', 'Welcome banner', {
    '': { draw: drawn('welcome-banner', welcomeBanner) },
    'other-words': { draw: drawn('welcome-banner', welcomeBanner, { otherWords: true }) },
  }),
  ...storiesOf('blocks/info-banner', 'Info banner', {
    '': { draw: drawn('info-banner', infoBanner, { fixture: infoView }) },
  }),
  ...storiesOf('blocks/plan-management-banner', 'Plan management banner', {
    '': { draw: drawn('plan-management-banner', planManagementBanner) },
  }),
  ...storiesOf('blocks/coming-plans', 'Coming plans', {
    '': { draw: drawn('coming-plans', comingPlans) },
    'other-words': { draw: drawn('coming-plans', comingPlans, { otherWords: true }) },
  }),
  ...storiesOf('blocks/ebill-alert', 'eBill alert', { '': { draw: drawn('ebill-alert', ebillAlert) } }),
  ...storiesOf('blocks/yearly-amounts', 'Yearly amounts', {
    '': { draw: drawn('yearly-amounts', yearlyAmounts) },
    dental: { draw: drawn('yearly-amounts', yearlyAmounts, { answers: dentalAlone }) },
  }),
  ...storiesOf('blocks/preventive-care-card', 'Preventive care card', {
    '': { room: 'main', draw: drawn('preventive-care-card', preventiveCareCard) },
    'no-due-date': { room: 'main', draw: drawn('preventive-care-card', preventiveCareCard, { answers: noDueDate }) },
  }),
  ...storiesOf('blocks/primary-care-tile', 'Primary care tile', {
    '': { room: 'side', draw: drawn('primary-care-tile', primaryCareTile) },
    'all-chosen': { room: 'side', draw: drawn('primary-care-tile', primaryCareTile, { answers: allChosen }) },
  }),
  ...storiesOf('blocks/recent-claims', 'Recent claims', {
    '': { room: 'main', draw: drawn('recent-claims', recentClaims) },
    one: {
      room: 'main',
      draw: drawn('recent-claims', recentClaims, { answers: { recentClaims: { recentClaims: claims.slice(0, 1) } } }),
    },
  }),
  ...storiesOf('blocks/member-info-tile', 'Member info tile', {
    '': { room: 'side', draw: drawn('member-info-tile', memberInfoTile) },
    'other-words': { room: 'side', draw: drawn('member-info-tile', memberInfoTile, { otherWords: true }) },
  }),
  ...storiesOf('blocks/tools', 'Tools', { '': { draw: drawn('tools', tools) } }),
  ...storiesOf('blocks/programs', 'Programs', {
    '': { draw: drawn('programs', programs) },
    'other-words': { draw: drawn('programs', programs, { otherWords: true }) },
  }),
  ...storiesOf('blocks/banner', 'Banner links', {
    '': {
      draw: ({ homeBlocks }) => (
        <Row>
          <BannerLinks
            links={homeBlocks
              .flat()
              .flatMap(block =>
                block.block === 'plan-management-banner' || block.block === 'ebill-alert' ? (block.link ?? []) : [],
              )}
          />
        </Row>
      ),
    },
  }),
  ...storiesOf('blocks/section', 'Section', {
    '': {
      draw: brand => {
        const say = wordsOf(brand, 'claims')
        const wayOn = <WayOn target="/claims">{say('details')}</WayOn>
        return (
          <Stack>
            <HomeSection id="section" title={say('heading')} body={say('neverHint')} wayOn={wayOn}>
              <p>{say('emptyHint')}</p>
            </HomeSection>
            <SectionCard id="card" title={wordsOf(brand, 'eobs')('heading')} icon="bill" footer={wayOn}>
              <p>{wordsOf(brand, 'eobs')('neverHint')}</p>
            </SectionCard>
          </Stack>
        )
      },
    },
  }),
  ...storiesOf('blocks/tile', 'Tile grid', {
    '': {
      draw: brand => (
        <>
          <h2 id="tiles">{brand.homeBlocks.flat().find(view => view.block === 'tools')?.title ?? 'Tools'}</h2>
          <TileGrid labelledBy="tiles" tiles={toolTiles(homeContext().screen.tools ?? [], homeOf(brand))} />
        </>
      ),
    },
  }),
]
