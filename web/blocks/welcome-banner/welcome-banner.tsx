import { fill } from '../../ui/format/fill.ts'
import { memberData } from '../../ui/in-sight/member-data.ts'
import { createBlock } from '../block.tsx'
import type { BlockView } from '../block-view.ts'
import { CopyIdentifier } from './copy-identifier.tsx'
import { type WelcomeNeeds, welcomeNeeds } from './needs.ts'
import styles from './welcome-banner.module.css'

/** Greets the member by first name and gives the identifier that every call to the insurer asks for (HOME-05 to HOME-09). */
function WelcomeBanner({ view, data }: { view: BlockView<'welcome-banner'>; data: WelcomeNeeds }) {
  return (
    <section className={styles.banner} aria-labelledby={view.id}>
      <h1 className={styles.greeting} id={view.id} tabIndex={-1} {...memberData}>
        {fill(view.greeting, { firstName: data.firstName })}
      </h1>
      {data.identifier && (
        <p className={styles.identifier} {...memberData}>
          <span className={styles.label}>{view.identifierLabel}</span>
          <span className={styles.value}>{data.identifier}</span>
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
