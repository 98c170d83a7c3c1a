import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { FromPreview } from '../../schema/preview-messages.ts'
import { type PreviewDraftQuery, PreviewPeopleDocument, PreviewPlacesDocument } from '../generated/preview.ts'
import { Missed } from '../query/missed.tsx'
import { ChoosePlace, type Opening, type Place } from './choose-place.tsx'
import { HiddenItems, type ShowingChange } from './hidden-items.tsx'
import { MemberFacts } from './member-facts.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { besideOf, choiceIn, inputOf, isDescribed, type PreviewChoice, searchWith } from './preview-choice.ts'
import { PreviewPane } from './preview-pane.tsx'
import styles from './previews.module.css'
import { SharedLinks } from './shared-links.tsx'
import type { ShownBrand } from './shown-brands.ts'

interface Props {
  brands: readonly ShownBrand[]
  /** What is live where there is none. */
  draft: PreviewDraftQuery['draft'] | undefined
}

type Page = Extract<FromPreview, { kind: 'page' }>

/** What to look at, one or two looks at it, and what they leave out. */
export function Previews({ brands, draft }: Props) {
  const [search, setSearch] = useSearchParams()
  const [tops, setTops] = useState<{ of?: 'one' | 'other'; top?: number }>({})
  const [page, setPage] = useState<Page>()
  const [visit, setVisit] = useState(0)
  const [opening, setOpening] = useState<{ what: Opening; count: number }>()
  const keys = brands.map(({ key }) => key)
  const choice = choiceIn(search, keys)
  const choose = (changed: Partial<PreviewChoice>) =>
    setSearch(before => searchWith(before, changed), { replace: true })
  const brand = brands.find(({ key }) => key === choice.brand)
  const ofDraft = { brand: choice.brand, ...(draft && { draftId: draft.id }) }
  const members = useQuery(PreviewPeopleDocument, { variables: { input: ofDraft }, skip: !brand })
  const ofVersion = { ...ofDraft, ...(draft && { version: draft.version }) }
  const places = useQuery(PreviewPlacesDocument, { variables: { input: ofVersion }, skip: !brand })
  const found = (places.data ?? places.previousData)?.preview
  if (keys.length === 0) return <p>There is no brand that you may see.</p>

  const { width, scheme, text, beside, path } = choice
  const looks = { width, scheme, text, path, visit, version: draft?.version ?? 0 }
  const heardFrom = (of: 'one' | 'other') => (message: FromPreview) => {
    if (message.kind === 'scrolled' && beside !== '') setTops({ of, top: message.top })
    if (message.kind === 'page' && !message.why && of === 'one') setPage(message)
  }
  const isComplete = beside === 'live' || (beside !== '' && choice.other !== '')
  const topOf = (own: 'one' | 'other') => (tops.of === own ? undefined : tops.top)
  const personas = members.data?.preview?.personas ?? []
  function go(place: Place) {
    const [first = 'SIGNED_IN'] = place.standings
    const standing = place.standings.includes(choice.standing) ? choice.standing : first
    // Whoever has to see something is whoever comes nearest; elsewhere they are who they were.
    const who = place.seeing !== null || choice.seeing !== '' ? { persona: '' } : {}
    choose({ path: place.path, seeing: place.seeing ?? '', standing, ...who })
    setVisit(before => before + 1)
  }
  function show(item: string, { day, standing, screen, isOfMember }: ShowingChange) {
    choose({
      ...(isOfMember && { seeing: item, persona: choice.persona }),
      ...(day !== null && { at: `${day}T12:00` }),
      ...(standing !== null && { standing }),
      ...(screen !== null && { width: widthsOf[screen] }),
    })
  }
  function open(what: Opening) {
    if (what === 'phone-menu' && (width === 0 || width >= phone)) choose({ width: phone })
    setOpening(before => ({ what, count: (before?.count ?? 0) + 1 }))
  }
  return (
    <>
      <PreviewBar {...{ brands, choice, choose }} personas={personas} languages={found?.languages ?? []}>
        <ChoosePlace
          {...{ choice, here: page, places: found?.places ?? [], opens: page?.opens ?? [] }}
          onGo={go}
          onOpen={open}
        />
      </PreviewBar>
      <Missed of={members} what="sample members" />
      <Missed of={places} what="places and languages" />
      <MemberFacts {...{ choice, choose }} draftId={draft?.id} />
      <div className={styles.panes} data-beside={beside !== '' || undefined}>
        <PreviewPane
          {...looks}
          title={beside === '' ? 'Preview' : 'Preview, first'}
          input={frameInput(choice, draft?.id)}
          item={choice.seeing === '' ? undefined : choice.seeing}
          opening={opening}
          top={topOf('one')}
          onHeard={heardFrom('one')}
        />
        {isComplete ? (
          <PreviewPane
            {...looks}
            title="Preview, beside it"
            input={frameInput(besideOf(choice), beside === 'live' ? undefined : draft?.id)}
            opening={opening}
            follow={page?.path}
            top={topOf('other')}
            onHeard={heardFrom('other')}
          />
        ) : (
          beside !== '' && <p>Choose above what to look at beside it.</p>
        )}
      </div>
      <Opened summary="What this member does not see, and why">
        {() => <HiddenItems input={inputOf(choice, draft?.id)} draftName={draft?.name} onShow={show} />}
      </Opened>
      {draft && brand?.mayEdit && (
        <Opened summary="Show it to a colleague">
          {() => (
            <SharedLinks
              draftId={draft.id}
              shows={{ ...inputOf(choice, draft.id), path: (choice.seeing === '' ? page?.path : undefined) ?? path }}
            />
          )}
        </Opened>
      )}
    </>
  )
}

/** What a frame is asked for: it sees its own width, and asks anew only where the member depends on it. */
const frameInput = (choice: PreviewChoice, draftId: string | undefined) =>
  inputOf(isDescribed(choice) ? choice : { ...choice, width: 0 }, draftId)

/** The usual width of a phone. */
const phone = 375
const widthsOf = { PHONE: phone, TABLET: 768, DESKTOP: 1280 } as const

/** Something that is asked for when it is opened. */
function Opened({ summary, children }: { summary: string; children: () => React.ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.opened} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  )
}
