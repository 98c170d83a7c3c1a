import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCheck } from '../check/use-check.ts'
import { DraftFrame, useFolder } from '../desk/draft-frame.tsx'
import { MistakeList } from '../desk/mistake-list.tsx'
import { placed, placeOfPath } from '../desk/model/place-of-mistake.ts'
import { sharedFolder } from '../desk/model/surface.ts'
import { useOpenedDraft } from '../desk/opened-draft.tsx'
import { useFiles } from '../desk/use-draft.ts'
import { draftAddress } from '../drafts/draft-list.tsx'
import { tell } from '../shell/tell.tsx'
import { brandWords, createMerged, type WordRow } from './brand-words.ts'
import { filtered } from './filtered.ts'
import { ReplaceWords } from './replace-words.tsx'
import { sayAsBase, sayInLanguage, sayWords } from './say-words.ts'
import { WordFilter } from './word-filter.tsx'
import { WordTable } from './word-table.tsx'

/** All words of a brand beside base's and other languages': searched, edited in place, replaced over brands (STUDIO-14). */
export function Component() {
  const opened = useOpenedDraft()
  const { store, draft } = opened
  const navigate = useNavigate()
  const files = useFiles(store)
  const { folders, folder } = useFolder(files, opened.data)
  const brand = folder.key
  const [merged] = useState(createMerged)
  const [filter, setFilter] = useState({ sought: '', show: '' })
  const { mistakes: found, isBroken } = useCheck(files, draft.assets)
  const mistakes = useMemo(() => found?.map(mistake => placed(files, mistake)), [found, files])
  const words = useMemo(() => brandWords(files, brand, merged), [files, brand, merged])
  const wanted = useDeferredValue(filter)
  const groups = useMemo(() => filtered(words.groups, wanted), [words, wanted])
  const address = draftAddress(draft.name)

  const say = useCallback(
    (row: WordRow, language: string, text: string) => {
      const now = store.state().files
      const spot = { files: now, brand, root: merged(now, brand, row.surface), row }
      const edit =
        language !== ''
          ? sayInLanguage(spot, language, text, row.text)
          : text === '' || (text === row.base && row.written)
            ? sayAsBase(spot)
            : sayWords(spot, text)
      // Each text is kept by itself, and several may stand at places of one name.
      if (edit) store.oneStep(() => store.edit(`Words of ${row.where}`, edit))
      else tell('These words cannot be left empty here. To take all of it away, go to its form on the desk.', 'error')
    },
    [store, brand, merged],
  )

  return (
    <DraftFrame {...{ opened, folders, folder, mistakes }}>
      <WordFilter
        {...{ filter, languages: words.languages, isShared: brand === sharedFolder }}
        count={groups.reduce((sum, { rows }) => sum + rows.length, 0)}
        onChange={setFilter}
      />
      <ReplaceWords {...{ folders, files, merged, store }} />
      <WordTable
        key={brand}
        {...{ brand, groups, languages: words.languages, mayEdit: folder.mayEdit, address, onSay: say }}
        name={folder.name}
        isWaiting={wanted !== filter}
      />
      <MistakeList
        {...{ mistakes, isBroken }}
        onGo={({ path, item }) => {
          const there = placeOfPath(path)
          if (there) void navigate(`${address}?${new URLSearchParams({ ...there, item })}`)
        }}
      />
    </DraftFrame>
  )
}
