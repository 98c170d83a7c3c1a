import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router'
import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import { DraftList } from '../drafts/draft-list.tsx'
import { StartDraft } from '../drafts/start-draft.tsx'
import { OverviewDocument, type OverviewQuery } from '../generated/overview.ts'
import { Page } from '../page/page.tsx'
import { When } from '../page/when.tsx'
import { Answered } from '../query/answered.tsx'
import styles from './overview-screen.module.css'
import { ThemeSketch } from './theme-sketch.tsx'

/** Each brand as it stands, what is being worked on, and where to begin (STUDIO-02). */
export function Component() {
  const overview = useQuery(OverviewDocument, { fetchPolicy: 'cache-and-network' })
  return (
    <Page title="Overview" about="Change what members see, look at it first, then have it published.">
      <Answered of={overview} what="the brands">
        {data => <Overview {...data} />}
      </Answered>
    </Page>
  )
}

function Overview({ brands, live, drafts }: OverviewQuery) {
  const mayEdit = brands.some(({ roles }) => roles.includes('EDITOR'))
  const themesOf = (brand: string) =>
    ['base', brand].flatMap(folder => live.themes.find(({ path }) => path.startsWith(`${folder}/`))?.text ?? [])
  return (
    <>
      <p className={styles.live}>
        Live is <strong>revision {live.number}</strong>, {live.note === '' ? 'made' : `“${live.note}”,`} by{' '}
        {live.author}, <When at={live.at} />.
      </p>
      <section aria-labelledby="drafts" className={styles.part}>
        <div className={styles.head}>
          <h2 id="drafts">Open drafts</h2>
          {mayEdit && <StartDraft />}
        </div>
        <DraftList
          drafts={drafts.nodes}
          empty={
            mayEdit
              ? 'Nobody works on anything. Begin a draft to change a brand: members see nothing of it until it is published.'
              : 'Nobody works on anything.'
          }
        />
      </section>
      <section aria-labelledby="brands" className={styles.part}>
        <h2 id="brands">Brands</h2>
        <PlainList className={styles.brands}>
          {brands.map(({ id, key, name, hosts }) => {
            const open = drafts.nodes.filter(({ edits }) => edits.some(({ brand }) => brand === key)).length
            return (
              <li key={id} className={styles.brand}>
                <ThemeSketch themes={themesOf(key)} />
                <div className={styles.words}>
                  <h3>{name}</h3>
                  <p>
                    {hosts[0]}
                    <br />
                    {open === 0 ? 'No open draft' : open === 1 ? '1 open draft' : `${open} open drafts`}
                  </p>
                  <p>
                    <Link to={`/live/preview?brand=${key}`}>See {name} as a member</Link>
                  </p>
                </div>
              </li>
            )
          })}
        </PlainList>
      </section>
      <p>
        <Link to="/drafts?thrown-away">Drafts that were thrown away</Link> can be had back for 30 days.
      </p>
    </>
  )
}
