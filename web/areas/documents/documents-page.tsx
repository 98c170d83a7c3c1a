import type { ReactNode } from 'react'
import { Empty } from '../../ui/empty/empty.tsx'
import { safeAddress } from '../../ui/link/addresses.ts'
import { Page } from '../../ui/page/page.tsx'
import { type LinkTile, LinkTiles } from '../../ui/tile/link-tiles.tsx'

interface Props {
  heading: string
  intro: string
  /** Title and hint of the empty state. */
  empty: string
  emptyHint: ReactNode
  documents: readonly LinkTile[]
}

/** A list of documents, each opening in a new tab; documents with an unsafe address are left out. */
export function DocumentsPage({ heading, intro, empty, emptyHint, documents }: Props) {
  const tiles = documents.flatMap(document => {
    const target = safeAddress(document.target)
    return target ? [{ ...document, target, newTab: true }] : []
  })
  return (
    <Page heading={heading} lead={tiles.length > 0 && <p>{intro}</p>}>
      {tiles.length > 0 ? (
        <LinkTiles label={heading} tiles={tiles} />
      ) : (
        <Empty icon="document" title={empty}>
          {emptyHint && <p>{emptyHint}</p>}
        </Empty>
      )}
    </Page>
  )
}
