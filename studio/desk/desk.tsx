import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { surfaces } from '../../engine/schema/surfaces.ts'
import type { Surface } from '../../schema/generated/manifests.ts'
import { useCheck } from '../check/use-check.ts'
import styles from './desk.module.css'
import { DeskProvider } from './desk-context.ts'
import { DraftFrame, useFolder } from './draft-frame.tsx'
import { ItemForm } from './item-form.tsx'
import { FormOrJson } from './json/form-or-json.tsx'
import { MistakeList } from './mistake-list.tsx'
import { nodeOf, treeOf } from './model/item-tree.ts'
import { placed } from './model/place-of-mistake.ts'
import { surfaceOf } from './model/surface.ts'
import { useOpenedDraft } from './opened-draft.tsx'
import { OwnFieldsForm } from './own-fields-form.tsx'
import { SurfaceView } from './surface-view.tsx'
import { DeskTree } from './tree/desk-tree.tsx'
import { useDeskContext } from './use-desk-context.ts'

/** Panes of the desk, of which narrow windows show one at a time. */
const panes = ['Items', 'Form'] as const

/** Tree of surfaces and items, the form of the chosen item, mistakes below (STUDIO-03). What is chosen is the address. */
export function Component() {
  const opened = useOpenedDraft()
  const { store, before } = opened
  const state = useSyncExternalStore(store.follow, store.state)
  const { files } = state
  const [search, setSearch] = useSearchParams()
  const { folders, folder } = useFolder(files, opened.data)
  const brand = folder.key
  const surface: Surface = surfaces.find(name => name === search.get('surface')) ?? 'home'
  const itemId = search.get('item') ?? ''
  const [pane, setPane] = useState<(typeof panes)[number]>('Items')
  // Whoever comes to an item, from a search or by Back, is at its form.
  useEffect(() => {
    if (itemId !== '') setPane('Form')
  }, [itemId])
  const go = (next: { brand?: string; surface?: Surface; item?: string }) => {
    const { item = '', ...place } = { brand, surface, ...next }
    setSearch({ ...place, ...(item !== '' && { item }) }, { replace: true, preventScrollReset: true })
    if (item !== '') setPane('Form')
  }

  const { context, assets } = useDeskContext(opened, files, brand)
  const { mistakes: found, isBroken } = useCheck(files, assets)
  const mistakes = useMemo(() => found?.map(mistake => placed(files, mistake)), [found, files])
  const tree = useMemo(() => treeOf(surface, surfaceOf(files, brand, surface)), [files, brand, surface])
  const node = nodeOf(tree.items, itemId)
  const spot = { files, brand, surface }
  const ofFile = useMemo(
    () => mistakes?.filter(({ path }) => path === `${brand}/${surface}.json`) ?? [],
    [mistakes, brand, surface],
  )

  return (
    <DeskProvider value={context}>
      <DraftFrame
        {...{ opened, state, folders, folder, mistakes }}
        choices={
          <div className={styles.panes}>
            {panes.map(name => (
              <button key={name} type="button" aria-pressed={pane === name} onClick={() => setPane(name)}>
                {name}
              </button>
            ))}
          </div>
        }
      >
        <div className={styles.desk} data-pane={pane}>
          <section className={styles.tree} aria-label="Items">
            <DeskTree
              {...{ surface, items: tree.items, itemId, mistakes: ofFile }}
              onChoose={(next, item) => go({ surface: next, item })}
            />
          </section>
          <section className={styles.form} aria-label="Form">
            <FormOrJson {...{ spot, store, mayEdit: folder.mayEdit, mistakes: ofFile, itemId }}>
              {node ? (
                <ItemForm
                  key={`${brand} ${surface} ${node.id}`}
                  {...{ node, spot, before, store, mayEdit: folder.mayEdit }}
                  mistakes={ofFile.filter(({ item }) => item === node.id)}
                  onGo={item => go({ item })}
                />
              ) : (
                <>
                  <SurfaceView {...{ tree, spot, store, mayEdit: folder.mayEdit }} onGo={item => go({ item })} />
                  <OwnFieldsForm {...{ spot, before, store, mayEdit: folder.mayEdit, mistakes: ofFile }} />
                </>
              )}
            </FormOrJson>
          </section>
        </div>
        <MistakeList
          {...{ mistakes, isBroken }}
          onGo={({ path, item }) => {
            const [folder = '', file = ''] = path.split('/')
            const named = surfaces.find(name => `${name}.json` === file)
            if (named) go({ brand: folder, surface: named, item })
          }}
        />
      </DraftFrame>
    </DeskProvider>
  )
}
