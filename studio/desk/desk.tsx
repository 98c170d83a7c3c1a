import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { surfaces } from '../../engine/schema/surfaces.ts'
import { type IdNames, withIdNames } from '../../engine/words/id-names.ts'
import type { Surface } from '../../schema/generated/manifests.ts'
import type { CheckMistake } from '../check/draft-check.ts'
import { useCheck } from '../check/use-check.ts'
import { focusHeading } from '../page/focus-heading.ts'
import { useSteady } from '../page/use-steady.ts'
import { useIdNames } from '../query/use-id-names.ts'
import { DeskProvider } from './desk-context.ts'
import { DraftFrame, useFolder } from './draft-frame.tsx'
import { itemActions } from './item-actions.ts'
import { ItemForm } from './item-form.tsx'
import { FormOrJson } from './json/form-or-json.tsx'
import { MistakeList } from './mistake-list.tsx'
import { nodeOf, treeOf } from './model/item-tree.ts'
import { placed, placeOfPath } from './model/place-of-mistake.ts'
import { sharedFolder, surfaceOf } from './model/surface.ts'
import { type OpenedDraft, useOpenedDraft } from './opened-draft.tsx'
import { OwnFieldsForm } from './own-fields-form.tsx'
import { lookInput, PagePane, usualLook } from './page/page-pane.tsx'
import { seenAddress } from './page/seen-address.ts'
import { useHidden } from './page/use-hidden.ts'
import { DeskPanes } from './panes/desk-panes.tsx'
import type { Pane } from './panes/pane-tabs.tsx'
import { othersAt } from './presence/others-at.ts'
import { SurfaceView } from './surface-view.tsx'
import { useCalmTree } from './tree/calm-tree.ts'
import { DeskTree } from './tree/desk-tree.tsx'
import { focusRow } from './tree/focus-row.ts'
import { marksOf } from './tree/marks.ts'
import { surfaceKey } from './tree/tree-rows.ts'
import { useDeskContext } from './use-desk-context.ts'
import { useFiles } from './use-draft.ts'

/** Tree of surfaces and items, the page, the form of the chosen item, mistakes below (STUDIO-03). What is chosen is the address. */
export function Component() {
  const opened = useOpenedDraft()
  const { store, before } = opened
  const files = useFiles(store)
  const [search, setSearch] = useSearchParams()
  const { folders, folder } = useFolder(files, opened.data)
  const brand = folder.key
  const surface: Surface = surfaces.find(name => name === search.get('surface')) ?? 'home'
  const itemId = search.get('item') ?? ''
  const [pane, setPane] = useState<Pane>('Items')
  const isInTree = useRef(false)
  // Whoever comes to an item, from a search or by Back, is at its form.
  useEffect(() => {
    if (itemId !== '' && !isInTree.current) setPane('Form')
    isInTree.current = false
  }, [itemId])
  const go = (next: { brand?: string; surface?: Surface; item?: string }, isWalking = false) => {
    // What was chosen a moment ago may be in the address and not drawn yet.
    const said = new URLSearchParams(location.search)
    const now = { brand: said.get('brand') ?? brand, surface: said.get('surface') ?? surface }
    const { item = '', ...place } = { ...now, ...next }
    // At once, not when there is time: whoever acts next acts on what was chosen, not on what stood there before.
    setSearch({ ...place, ...(item !== '' && { item }) }, { replace: true, preventScrollReset: true, flushSync: true })
    if (item !== '' && !isWalking) setPane('Form')
  }

  // What was pressed may be elsewhere, or gone; a narrow window shows the form only then.
  const goToForm = () => {
    flushSync(() => setPane('Form'))
    focusHeading(document.querySelector('section[data-name="Form"]'))
  }

  const goIn = (item: string) => {
    go({ item })
    goToForm()
  }

  const { mayEdit } = folder
  const actions = useMemo(() => itemActions(store, { brand, surface }), [store, brand, surface])
  const [dayOf, setDayOf] = useState<string>()
  const askDay = (item: string) => {
    go({ item })
    setDayOf(item)
  }
  // The item's form may come later than the next frame.
  useEffect(() => {
    if (dayOf === undefined || dayOf !== itemId) return
    document.querySelector<HTMLElement>('input[data-hide]')?.focus()
    setDayOf(undefined)
  }, [dayOf, itemId])
  // Whoever took an item away goes on in the tree, from its neighbour.
  const goOn = (item: string) => {
    isInTree.current = item !== ''
    go({ item })
    setPane('Items')
    focusRow(item === '' ? surfaceKey(surface) : item)
  }

  const context = useDeskContext(opened, files, brand)
  const { mistakes: found, isBroken } = useCheck(files, opened.draft.assets)
  const ids = useIdNames()
  const mistakes = useMemo(() => found?.map(mistake => placed(files, inNames(mistake, ids))), [found, files, ids])
  const tree = useMemo(() => treeOf(surface, surfaceOf(files, brand, surface)), [files, brand, surface])
  const node = nodeOf(tree.items, itemId)
  const spot = { files, brand, surface }
  const ofFile = useMemo(
    () => mistakes?.filter(({ path }) => path === `${brand}/${surface}.json`) ?? [],
    [mistakes, brand, surface],
  )

  const [look, setLook] = useState(usualLook)
  // What all brands share is looked at in the first of them; a brand that the draft begins is looked at by its folder.
  const shownKey = brand === sharedFolder ? folders[0].key : brand
  const shown = { name: brandOf(opened.data, shownKey)?.name ?? folder.name, key: shownKey }
  const hidden = useHidden(lookInput(shownKey, opened.draft.id, look), store, surface)
  const marks = useMemo(() => {
    const former = treeOf(surface, surfaceOf(before, brand, surface)).items
    return marksOf(tree.items, { former, hidden, wrong: new Set(ofFile.map(({ item }) => item)) })
  }, [tree, before, brand, surface, hidden, ofFile])

  const item = hidden.get(itemId)
  const today = new Intl.DateTimeFormat('en-CA').format(new Date())
  const sought = node && item !== undefined ? { item, value: node.value } : undefined
  const seenAt = sought && seenAddress({ ...sought, draft: opened.draft.name, brand: shownKey, today })

  const others = useMemo(() => othersAt(opened.others, brand), [opened.others, brand])
  const calm = useCalmTree({ brand, surface, tree, marks })
  const onChoose = useSteady((next: Surface, item: string, isWalking: boolean) => {
    isInTree.current = isWalking && item !== itemId
    go({ surface: next, item }, isWalking)
  })
  const onForm = useSteady(goToForm)
  const onHide = useSteady(askDay)

  return (
    <DeskProvider value={context}>
      <DraftFrame {...{ opened, folders, folder, mistakes }}>
        <DeskPanes
          {...{ pane, onPane: setPane }}
          items={
            <DeskTree
              {...{ surface, itemId, others, actions, mayEdit, onChoose }}
              {...{ tree: calm.tree, marks: calm.marks }}
              onForm={onForm}
              onHide={onHide}
            />
          }
          page={
            <PagePane
              {...{ brand: shown, draft: opened.draft, store, look, surface, itemId, seenAt }}
              onLook={setLook}
              onPick={(picked, item) => go({ surface: picked, item })}
            />
          }
          form={
            <FormOrJson {...{ spot, store, mayEdit, mistakes: ofFile, itemId }}>
              {node ? (
                <ItemForm
                  key={`${brand} ${surface} ${node.id}`}
                  {...{ node, spot, before, store, actions, mayEdit }}
                  mistakes={ofFile.filter(({ item }) => item === node.id)}
                  onGo={goIn}
                  onGone={goOn}
                />
              ) : (
                <>
                  <SurfaceView {...{ tree, spot, actions, mayEdit }} onGo={goIn} />
                  <OwnFieldsForm {...{ spot, before, store, mayEdit, mistakes: ofFile }} />
                </>
              )}
            </FormOrJson>
          }
        />
        <MistakeList
          {...{ mistakes, isBroken }}
          onGo={({ path, item }) => {
            const there = placeOfPath(path)
            if (!there) return
            go({ ...there, item })
            goToForm()
          }}
        />
      </DraftFrame>
    </DeskProvider>
  )
}

/** Groups and programs by their names, as `portal check` tells of them. */
const inNames = (mistake: CheckMistake, ids: IdNames): CheckMistake => ({
  ...mistake,
  message: withIdNames(mistake.message, ids),
})

const brandOf = ({ brands }: OpenedDraft['data'], key: string) => brands.find(each => each.key === key)
