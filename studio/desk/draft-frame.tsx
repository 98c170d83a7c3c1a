import type { ReactNode } from 'react'
import { NavLink, useSearchParams } from 'react-router'
import { draftAddress } from '../drafts/draft-list.tsx'
import { Page } from '../page/page.tsx'
import { Clashes } from './clashes/clashes.tsx'
import { LiveClashes } from './clashes/live-clashes.tsx'
import { DeskActions } from './desk-actions.tsx'
import styles from './draft-frame.module.css'
import { useKeptPlace } from './form/use-kept-place.ts'
import { type Folder, foldersOf, mayEditAll } from './model/folders-of.ts'
import type { PlacedMistake } from './model/place-of-mistake.ts'
import { type Files, sharedFolder } from './model/surface.ts'
import type { OpenedDraft } from './opened-draft.tsx'
import { PresentOthers } from './presence/present-others.tsx'
import { useDraftState } from './use-draft.ts'

/** The folders of a draft, and the one that the address names: else the first that the viewer may edit. */
export function useFolder(
  files: Files,
  data: OpenedDraft['data'],
): { folders: readonly [Folder, ...Folder[]]; folder: Folder } {
  const [search] = useSearchParams()
  const folders = foldersOf(files, data)
  const named = folders.find(({ key }) => key === search.get('brand')) ?? folders.find(({ mayEdit }) => mayEdit)
  return { folders, folder: named ?? folders[0] }
}

interface Props {
  opened: OpenedDraft
  folders: readonly Folder[]
  folder: Folder
  mistakes: readonly PlacedMistake[] | undefined
  /** Whether what is in sight is of one brand, which is chosen here. */
  isOfBrand?: boolean
  /** What else is chosen beside the brand. */
  choices?: ReactNode
  children: ReactNode
}

/**
 * Around the screens on which a draft is edited: how it is saved, its steps back, the brand, and the ways from one to another. It
 * follows the draft itself: what is inside need not be drawn again when a save begins and when it is done (STUDIO-20).
 */
export function DraftFrame({ opened, folders, folder, mistakes, isOfBrand = true, choices, children }: Props) {
  const { store, draft, data } = opened
  const state = useDraftState(store)
  useKeptPlace()
  return (
    <Page
      wide
      title={draft.name}
      about={state.saving === 'refused' ? `Not saved: ${state.refused}` : savingWords[state.saving]}
      actions={<DeskActions store={store} state={state} draft={draft} mistakes={mistakes} />}
    >
      {state.saving === 'clashes' && (
        <Clashes
          title="Somebody else changed the same as you"
          about="Everything else of both is put together. Nothing of yours is saved until these are settled."
          {...{ clashes: state.clashes, files: state.files, sides: { ours: 'Mine', theirs: 'Theirs' } }}
          onSettle={decisions => store.choose(decisions)}
        />
      )}
      <LiveClashes {...{ opened, state }} />
      <div className={styles.places}>
        <nav className={styles.screens} aria-label="Of this draft">
          {screens
            .filter(({ ofAll }) => !ofAll || mayEditAll(data))
            .map(({ place, name }) => (
              <NavLink key={name} end to={`${draftAddress(draft.name)}${place}?brand=${folder.key}`}>
                {name}
              </NavLink>
            ))}
        </nav>
        {isOfBrand && <BrandChoice {...{ folders, folder }} />}
        {choices}
        <PresentOthers {...{ opened, folders }} files={state.files} />
      </div>
      {children}
    </Page>
  )
}

/** The folder whose manifests are in sight, and what a change there reaches. */
function BrandChoice({ folders, folder }: Pick<Props, 'folders' | 'folder'>) {
  const [, setSearch] = useSearchParams()
  const choose = (brand: string) =>
    setSearch(
      before => {
        const next = new URLSearchParams(before)
        next.set('brand', brand)
        next.delete('item')
        return next
      },
      { replace: true, preventScrollReset: true, flushSync: true },
    )
  return (
    <>
      <label>
        Brand{' '}
        <select value={folder.key} onChange={event => choose(event.target.value)}>
          {folders.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {!folder.mayEdit && <p>Your role shows this, and changes nothing of it.</p>}
      {folder.key === sharedFolder && folder.mayEdit && (
        <p className={styles.reach}>
          What you change here reaches every brand that does not say it otherwise:{' '}
          {folders
            .filter(({ key }) => key !== sharedFolder)
            .map(({ name }) => name)
            .join(', ')}
          .
        </p>
      )}
    </>
  )
}

const screens = [
  { place: '', name: 'Items', ofAll: false },
  { place: '/theme', name: 'Theme', ofAll: false },
  { place: '/words', name: 'Words', ofAll: false },
  { place: '/many', name: 'Many at once', ofAll: false },
  // Only whoever edits all brands begins one (STUDIO-15).
  { place: '/new-brand', name: 'New brand', ofAll: true },
  { place: '/preview', name: 'Preview', ofAll: false },
  { place: '/review', name: 'Review', ofAll: false },
] as const

const savingWords = {
  saved: 'All changes saved',
  waiting: 'Changes not saved yet …',
  saving: 'Saving …',
  failed: 'Not saved: kept in this browser, and sent again by itself',
  clashes: 'Somebody else changed the same',
} as const
