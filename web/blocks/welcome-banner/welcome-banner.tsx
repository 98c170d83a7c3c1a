import { fill } from '../../../engine/text/fill.ts'
import type { BlockView } from '../block-view.ts'
import { createBlock } from '../block.tsx'
import { CopyIdentifier } from './copy-identifier.tsx'
import { type WelcomeNeeds, welcomeNeeds } from './needs.ts'
import './welcome-banner.css'

/** Greets the member by first name and gives the identifier that every call to the insurer asks for (HOME-05 to HOME-09). */
function WelcomeBanner({ view, data }: { view: BlockView<'welcome-banner'>; data: WelcomeNeeds }) {
  return (
    <section className="welcome-banner" aria-labelledby={view.id}>
      <h1 className="welcome-banner-greeting" id={view.id} tabIndex={-1}>
        {fill(view.greeting, { firstName: data.firstName }).text}
      </h1>
      {data.identifier && (
        <p className="welcome-banner-identifier">
          <span className="welcome-banner-label">{view.identifierLabel}</span>
          <span className="welcome-banner-value">{data.identifier}</span>
          <CopyIdentifier value={data.identifier} label={view.copyLabel} copied={view.copied} />
        </p>
      )}
    </section>
  )
}

export const welcomeBanner = createBlock({
  sources: ['member', 'account', 'employee'],
  needs: welcomeNeeds,
  Component: WelcomeBanner,
})
