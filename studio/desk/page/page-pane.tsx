import { useQuery } from '@apollo/client/react'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { Link } from 'react-router'
import { surfaces } from '../../../engine/schema/surfaces.ts'
import type { Surface } from '../../../schema/generated/manifests.ts'
import type { FromPreview } from '../../../schema/preview-messages.ts'
import { PreviewPeopleDocument } from '../../generated/preview.ts'
import type { PreviewInput } from '../../generated/schema-types.ts'
import { Choose } from '../../preview/choose.tsx'
import { PreviewPane } from '../../preview/preview-pane.tsx'
import { Missed } from '../../query/missed.tsx'
import type { DraftStore } from '../model/draft-store.ts'
import { useVersion } from '../use-draft.ts'
import styles from './page-pane.module.css'

/** Who is looked at on the desk. */
export interface Look {
  readonly persona: string
  readonly standing: 'SIGNED_IN' | 'SIGNED_OUT'
}
export const usualLook: Look = { persona: 'active', standing: 'SIGNED_IN' }

interface Props {
  brand: { readonly key: string; readonly name: string }
  draft: { readonly id: string }
  store: DraftStore
  look: Look
  onLook: Dispatch<SetStateAction<Look>>
  /** What is chosen on the desk. */
  surface: Surface
  itemId: string
  /** Where a member sees what is chosen, when the one in sight does not. */
  seenAt: string | undefined
  onPick: (surface: Surface, item: string) => void
}

/** What the preview of a look is asked for. */
export const lookInput = (brand: string, draftId: string, { persona, standing }: Look): PreviewInput => ({
  ...{ brand, draftId, persona, standing },
})

/**
 * The page that a sample member sees of the draft: what is clicked is chosen on the desk, and what is chosen there is brought into
 * sight (STUDIO-20, STUDIO-21).
 */
export function PagePane({ brand, draft, store, look, onLook, surface, itemId, seenAt, onPick }: Props) {
  const version = useVersion(store)
  const [isPointing, setPointing] = useState(true)
  const [shown, setShown] = useState<readonly string[]>()
  const asked = useQuery(PreviewPeopleDocument, { variables: { input: { brand: brand.key, draftId: draft.id } } })
  const personas = asked.data?.preview?.personas ?? []
  const item = shown?.find(each => each.startsWith(`${surface}/`) && each.endsWith(`/${itemId}`))
  function hear(message: FromPreview) {
    if (message.kind === 'page') setShown(message.items)
    if (message.kind !== 'picked') return
    const [of, ...ids] = message.item.split('/')
    const picked = surfaces.find(name => name === of)
    if (picked) onPick(picked, ids.at(-1) ?? '')
  }
  return (
    <>
      <div className={styles.bar}>
        <Choose
          label="Member"
          value={look.persona}
          choices={personas.map(({ key, description }) => ({ value: key, label: description }))}
          onChoose={persona => onLook(before => ({ ...before, persona }))}
        />
        <Choose
          label="Standing"
          value={look.standing}
          choices={[
            { value: 'SIGNED_IN', label: 'Signed in' },
            { value: 'SIGNED_OUT', label: 'Signed out' },
          ]}
          onChoose={standing => onLook(before => ({ ...before, standing: standing as Look['standing'] }))}
        />
        <label className={styles.pointing}>
          <input type="checkbox" checked={isPointing} onChange={() => setPointing(before => !before)} />A click chooses
          an item
        </label>
        <Missed of={asked} what="sample members" />
        {itemId !== '' && shown && item === undefined && (
          <p className={styles.note} role="status">
            What is chosen is not on this page.{' '}
            {seenAt !== undefined && <Link to={seenAt}>See it as a member who has it</Link>}
          </p>
        )}
      </div>
      <PreviewPane
        key={brand.key}
        title={`${brand.name} as this draft makes it`}
        input={lookInput(brand.key, draft.id, look)}
        {...{ version, item, pointing: isPointing }}
        onHeard={hear}
      />
    </>
  )
}
