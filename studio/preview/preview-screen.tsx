import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import type { FromPreview } from '../../schema/preview-messages.ts'
import { draftAddress } from '../drafts/draft-list.tsx'
import { PreviewBrandsDocument, type PreviewBrandsQuery, PreviewDraftDocument } from '../generated/preview.ts'
import { Page } from '../page/page.tsx'
import { Answered } from '../query/answered.tsx'
import { HiddenItems } from './hidden-items.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { besideOf, choiceIn, inputOf, type PreviewChoice } from './preview-choice.ts'
import { PreviewPane } from './preview-pane.tsx'
import styles from './preview-screen.module.css'

/** A draft, or what is live, as members would see it: alone or beside another (STUDIO-18, STUDIO-22, STUDIO-24). */
export function Component() {
  const { draft: name } = useParams()
  const brands = useQuery(PreviewBrandsDocument)
  const draft = useQuery(PreviewDraftDocument, { variables: { name: name ?? '' }, skip: name === undefined })
  return (
    <Page
      wide
      title={name === undefined ? 'What is live' : `Preview of ${name}`}
      about="Nobody in it is real, and nothing in it changes anything."
      actions={name !== undefined && <Link to={draftAddress(name)}>Back to the draft</Link>}
    >
      <Answered of={brands} what="the brands">
        {data =>
          name === undefined ? (
            <Previews brands={data.brands} version={0} />
          ) : (
            <Answered of={draft} what="the draft">
              {found =>
                found.draft ? (
                  <Previews brands={data.brands} draftId={found.draft.id} version={found.draft.version} />
                ) : (
                  <p>There is no draft of this name that you may see.</p>
                )
              }
            </Answered>
          )
        }
      </Answered>
    </Page>
  )
}

interface Props {
  brands: PreviewBrandsQuery['brands']
  draftId?: string
  version: number
}

function Previews({ brands, draftId, version }: Props) {
  const [search, setSearch] = useSearchParams()
  const [tops, setTops] = useState<{ of?: 'one' | 'other'; top?: number }>({})
  const [isAsking, setAsking] = useState(false)
  const keys = brands.map(({ key }) => key)
  const choice = choiceIn(search, keys)
  const choose = (changed: Partial<PreviewChoice>) =>
    setSearch(
      before => {
        const next = new URLSearchParams(before)
        for (const [field, value] of Object.entries(changed)) next.set(field, String(value))
        return next
      },
      { replace: true },
    )
  const { width, scheme, text, beside } = choice
  const looks = { width, scheme, text, version }
  const heardFrom = (of: 'one' | 'other') => (message: FromPreview) => {
    if (message.kind === 'scrolled' && beside !== '') setTops({ of, top: message.top })
  }
  const isComplete = beside === 'live' || (beside !== '' && choice.other !== '')
  const topOf = (own: 'one' | 'other') => (tops.of === own ? undefined : tops.top)
  if (keys.length === 0) return <p>There is no brand that you may see.</p>
  return (
    <>
      <PreviewBar brands={brands} choice={choice} choose={choose} />
      <div className={styles.panes} data-beside={beside !== '' || undefined}>
        <PreviewPane
          {...looks}
          title={beside === '' ? 'Preview' : 'Preview, first'}
          input={inputOf(choice, draftId)}
          top={topOf('one')}
          onHeard={heardFrom('one')}
        />
        {isComplete ? (
          <PreviewPane
            {...looks}
            title="Preview, beside it"
            input={inputOf(besideOf(choice), beside === 'live' ? undefined : draftId)}
            top={topOf('other')}
            onHeard={heardFrom('other')}
          />
        ) : (
          beside !== '' && <p>Choose above what to look at beside it.</p>
        )}
      </div>
      <details className={styles.hidden} onToggle={event => setAsking(event.currentTarget.open)}>
        <summary>What this member does not see, and why</summary>
        {isAsking && <HiddenItems input={inputOf(choice, draftId)} />}
      </details>
    </>
  )
}
