import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCheck } from '../check/use-check.ts'
import { DraftFrame, useFolder } from '../desk/draft-frame.tsx'
import { placed } from '../desk/model/place-of-mistake.ts'
import { useOpenedDraft } from '../desk/opened-draft.tsx'
import { useFiles } from '../desk/use-draft.ts'
import { useIdNames } from '../query/use-id-names.ts'
import { itemKey } from '../search/found-groups.ts'
import { tell } from '../shell/tell.tsx'
import styles from './bulk.module.css'
import { type BulkChange, bulkChange, changeInWords, type Picked } from './bulk-change.ts'
import { ChooseChange } from './choose-change.tsx'
import { effectsOf } from './effects-of.ts'
import { PickItems } from './pick-items.tsx'
import { ShownEffects } from './shown-effects.tsx'

/** One change of many items, or in many brands, in three steps: of which, how, and what comes of it before it is made (STUDIO-16). */
export function Component() {
  const opened = useOpenedDraft()
  const { store, draft, data } = opened
  const files = useFiles(store)
  const [search] = useSearchParams()
  const { folders, folder } = useFolder(files, data)
  const { mistakes: found } = useCheck(files, draft.assets)
  const mistakes = useMemo(() => found?.map(mistake => placed(files, mistake)), [found, files])
  const names = useIdNames()
  const [picked, setPicked] = useState<readonly Picked[]>([])
  const [change, setChange] = useState<BulkChange>()
  const wanted = useDeferredValue(change)
  const changed = useMemo(() => wanted && bulkChange(files, picked, wanted), [files, picked, wanted])
  const effects = useMemo(() => (changed ? effectsOf(files, changed.files) : []), [files, changed])
  const pick = (next: readonly Picked[]) => {
    setPicked(next)
    // Fields and targets to choose from are those of the items.
    setChange(undefined)
  }
  const make = () => {
    if (!changed || !change) return
    const name = changeInWords(change, effects.length)
    store.oneStep(() => store.edit(name, changed.edits))
    pick([])
    tell(`${name}: done. One Undo takes all of it back.`)
  }
  return (
    <DraftFrame {...{ opened, folders, folder, mistakes }}>
      <div className={styles.steps}>
        <PickItems
          {...{ files, names, folders, folder, picked, onPick: pick }}
          start={{ text: search.get('find') ?? '', isOnly: search.has('only') }}
        />
        {picked.length > 0 && (
          <ChooseChange key={picked.map(itemKey).join()} {...{ files, folders, picked, store, onChange: setChange }} />
        )}
        {changed && (
          <ShownEffects
            {...{ effects, changed, folders, assets: draft.assets }}
            isBehind={wanted !== change}
            onMake={make}
          />
        )}
      </div>
    </DraftFrame>
  )
}
