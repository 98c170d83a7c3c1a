import { useQuery } from '@apollo/client/react'
import { Link, useParams } from 'react-router'
import { draftAddress } from '../drafts/draft-list.tsx'
import { PreviewBrandsDocument, PreviewDraftDocument } from '../generated/preview.ts'
import { Page } from '../page/page.tsx'
import { Answered } from '../query/answered.tsx'
import { Previews } from './previews.tsx'
import { shownBrands } from './shown-brands.ts'

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
            <Previews brands={shownBrands(data, [])} draft={undefined} />
          ) : (
            <Answered of={draft} what="the draft">
              {found =>
                found.draft ? (
                  <Previews brands={shownBrands(data, found.draft.files)} draft={found.draft} />
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
