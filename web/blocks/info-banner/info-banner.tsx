import { Banner } from '../../ui/banner/banner.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { BannerLinks } from '../banner/banner-links.tsx'
import { type BlockView, createBlock } from '../block.tsx'

/** An info banner shows the manifest's text alone: it needs no data. */
const infoNeeds = () => ({})

/** A message from the insurer to the members, and for the days, that the manifest names (HOME-10 to HOME-12). */
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
