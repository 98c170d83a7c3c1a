import { Banner } from '../../ui/banner/banner.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { BannerLinks } from '../banner/banner-links.tsx'
import { type BlockView, createBlock } from '../block.tsx'

/** What an info banner says is the manifest's alone: it needs nothing of the member. */
const infoNeeds = () => ({})

/** A message of the insurer to the members the manifest names, for the days it names (HOME-10 to HOME-12). */
function InfoBanner({ view }: { view: BlockView<'info-banner'> }) {
  return (
    <Banner
      icon="info"
      title={view.title}
      actions={view.links?.length ? <BannerLinks links={view.links} /> : undefined}
    >
      <RichText tree={view.body} />
    </Banner>
  )
}

export const infoBanner = createBlock({ sources: [], needs: infoNeeds, Component: InfoBanner })
