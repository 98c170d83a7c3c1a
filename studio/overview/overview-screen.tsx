import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router'
import { DraftList } from '../drafts/draft-list.tsx'
import { StartDraft } from '../drafts/start-draft.tsx'
import { useMoreDrafts } from '../drafts/use-more-drafts.ts'
import {
  OverviewDatesDocument,
  OverviewDocument,
  OverviewPersonasDocument,
  type OverviewQuery,
  OverviewWarningsDocument,
} from '../generated/overview.ts'
import { Page } from '../page/page.tsx'
import { When } from '../page/when.tsx'
import { Answered } from '../query/answered.tsx'
import { Missed } from '../query/missed.tsx'
import { BrandCard } from './brand-card.tsx'
import styles from './overview-screen.module.css'
import { waitingFor } from './waiting.ts'
import { WaitingList } from './waiting-list.tsx'

/** Each brand as it stands, what is being worked on, what waits for whoever looks, and where to begin (STUDIO-02). */
export function Component() {
  const overview = useQuery(OverviewDocument, { fetchPolicy: 'cache-and-network' })
  useMoreDrafts(overview)
  return (
    <Page title="Overview" about="Change what members see, look at it first, then have it published.">
      <Answered of={overview} what="the brands">
        {data => <Overview {...data} />}
      </Answered>
    </Page>
  )
}

function Overview({ brands, live, drafts, schedules, serving, tellsByMail }: OverviewQuery) {
  const mayEdit = brands.some(({ roles }) => roles.includes('EDITOR'))
  // What takes a while to find out comes by itself, so that nothing else waits for it.
  const dates = useQuery(OverviewDatesDocument, { fetchPolicy: 'cache-and-network' })
  const warnings = useQuery(OverviewWarningsDocument, { fetchPolicy: 'cache-and-network' })
  const samples = useQuery(OverviewPersonasDocument)
  const sampled = samples.data
  const themesOf = (brand: string) =>
    ['base', brand].flatMap(folder => live.themes.find(({ path }) => path.startsWith(`${folder}/`))?.text ?? [])
  const personaOf = (brand: string) => {
    const personas = sampled?.brands.find(({ key }) => key === brand)?.personas ?? []
    return (personas.find(({ key }) => key === 'active') ?? personas[0])?.key
  }
  const shared = warnings.data?.warnings.filter(({ path }) => path.startsWith('base/')).length ?? 0
  const open = drafts.nodes.filter(({ stage }) => stage !== 'PUBLISHED')
  const instances = serving.find(({ number }) => number === live.number)?.instances ?? 0
  return (
    <>
      <p className={styles.quiet}>
        Live is <strong>revision {live.number}</strong>, {live.note === '' ? 'made' : `“${live.note}”,`} by{' '}
        {live.author}, <When at={live.at} />
        {instances > 0 && `, served by ${instances === 1 ? 'one portal' : `${instances} portals`}`}.
        {shared > 0 && ` What all brands share has ${shared === 1 ? 'one warning' : `${shared} warnings`}.`}
      </p>
      <WaitingList waiting={waitingFor({ drafts: open, schedules })} tellsByMail={tellsByMail} />
      <section aria-labelledby="drafts" className={styles.part}>
        <div className={styles.head}>
          <h2 id="drafts">Open drafts</h2>
          {mayEdit && <StartDraft />}
        </div>
        <DraftList
          drafts={open}
          empty={
            mayEdit
              ? 'Nobody works on anything. Begin a draft to change a brand: members see nothing of it until it is published.'
              : 'Nobody works on anything.'
          }
        />
      </section>
      <section aria-labelledby="brands" className={styles.part}>
        <h2 id="brands">Brands</h2>
        <Missed of={dates} what="what begins and ends" />
        <Missed of={warnings} what="warnings" />
        <Missed of={samples} what="the pages of sample members" />
        <div className={styles.brands}>
          {brands.map(brand => (
            <BrandCard
              key={brand.id}
              {...{
                ...{ brand, live, schedules },
                drafts: drafts.nodes,
                themes: themesOf(brand.key),
                persona: personaOf(brand.key),
              }}
              dates={dates.data?.dates}
              warnings={warnings.data?.warnings}
              areWarningsMissed={warnings.error !== undefined}
            />
          ))}
        </div>
      </section>
      <p>
        <Link to="/drafts?thrown-away">Drafts that were thrown away</Link> can be had back for 30 days.
      </p>
    </>
  )
}
