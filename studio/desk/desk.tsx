import { useMemo, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { surfaces } from '../../engine/schema/surfaces.ts'
import type { Surface } from '../../schema/generated/manifests.ts'
import { useCheck } from '../check/use-check.ts'
import type { DeskQuery } from '../generated/desk.ts'
import { Page } from '../page/page.tsx'
import { Clashes } from './clashes.tsx'
import styles from './desk.module.css'
import { DeskActions } from './desk-actions.tsx'
import { DeskProvider } from './desk-context.ts'
import { ItemForm } from './item-form.tsx'
import { MistakeList } from './mistake-list.tsx'
import type { DraftStore } from './model/draft-store.ts'
import { nodeOf, treeOf } from './model/item-tree.ts'
import { placed } from './model/place-of-mistake.ts'
import { type Files, sharedFolder, surfaceOf } from './model/surface.ts'
import { scopeOf } from './scope-of.ts'
import { SurfaceView } from './surface-view.tsx'
import { DeskTree } from './tree/desk-tree.tsx'

interface Props {
  store: DraftStore
  data: DeskQuery
  draft: NonNullable<DeskQuery['draft']>
  /** Texts of the revision that the draft was begun on. */
  before: Files
}

/** Panes of the desk, of which narrow windows show one at a time. */
const panes = ['Items', 'Form'] as const

/** Tree of surfaces and items, the form of the chosen item, mistakes below (STUDIO-03). What is chosen is the address. */
export function Desk({ store, data: { brands, viewer }, draft, before }: Props) {
  const state = useSyncExternalStore(store.follow, store.state)
  const { files } = state
  const [search, setSearch] = useSearchParams()
  const mayShared = viewer.grants.some(({ role, brand }) => brand === null && role !== 'VIEWER')
  const folders = [
    ...brands.map(({ key, name, roles }) => ({ key, name, mayEdit: roles.includes('EDITOR') })),
    { key: sharedFolder, name: 'All brands (base)', mayEdit: mayShared },
  ]
  const chosen =
    folders.find(({ key }) => key === search.get('brand')) ?? folders.find(({ mayEdit }) => mayEdit) ?? folders[0]
  const brand = chosen?.key ?? sharedFolder
  const surface: Surface = surfaces.find(name => name === search.get('surface')) ?? 'home'
  const itemId = search.get('item') ?? ''
  const [pane, setPane] = useState<(typeof panes)[number]>('Items')
  const go = (next: { brand?: string; surface?: Surface; item?: string }) => {
    const { item = '', ...place } = { brand, surface, ...next }
    setSearch({ ...place, ...(item !== '' && { item }) }, { replace: true, preventScrollReset: true })
    if (item !== '') setPane('Form')
  }

  const { mistakes: found, isBroken } = useCheck(files, draft.assets)
  const mistakes = useMemo(() => found?.map(mistake => placed(files, mistake)), [found, files])
  const tree = useMemo(() => treeOf(surface, surfaceOf(files, brand, surface)), [files, brand, surface])
  const node = nodeOf(tree.items, itemId)
  const context = useMemo(() => scopeOf(files, brand, store), [files, brand, store])
  const spot = { files, brand, surface }
  const ofFile = useMemo(
    () => mistakes?.filter(({ path }) => path === `${brand}/${surface}.json`) ?? [],
    [mistakes, brand, surface],
  )

  return (
    <DeskProvider value={context}>
      <Page
        wide
        title={draft.name}
        about={savingWords[state.saving]}
        actions={<DeskActions store={store} state={state} draft={draft} mistakes={mistakes} />}
      >
        {state.saving === 'clashes' && <Clashes clashes={state.clashes} onChoose={side => store.choose(side)} />}
        <div className={styles.places}>
          <label>
            Brand{' '}
            <select value={brand} onChange={event => go({ brand: event.target.value })}>
              {folders.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {chosen && !chosen.mayEdit && <p>Your role shows this, and changes nothing of it.</p>}
          {brand === sharedFolder && chosen?.mayEdit && (
            <p className={styles.reach}>
              What you change here reaches every brand that does not say it otherwise:{' '}
              {brands.map(({ name }) => name).join(', ')}.
            </p>
          )}
          <div className={styles.panes}>
            {panes.map(name => (
              <button key={name} type="button" aria-pressed={pane === name} onClick={() => setPane(name)}>
                {name}
              </button>
            ))}
          </div>
        </div>
        <div className={styles.desk} data-pane={pane}>
          <section className={styles.tree} aria-label="Items">
            <DeskTree
              {...{ surface, items: tree.items, itemId, mistakes: ofFile }}
              onChoose={(next, item) => go({ surface: next, item })}
            />
          </section>
          <section className={styles.form} aria-label="Form">
            {node ? (
              <ItemForm
                key={`${brand} ${surface} ${node.id}`}
                {...{ node, spot, before, store, mayEdit: chosen?.mayEdit === true }}
                mistakes={ofFile.filter(({ item }) => item === node.id)}
                onGo={item => go({ item })}
              />
            ) : (
              <SurfaceView {...{ tree, spot, store, mayEdit: chosen?.mayEdit === true }} onGo={item => go({ item })} />
            )}
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
      </Page>
    </DeskProvider>
  )
}

const savingWords = {
  saved: 'All changes saved',
  waiting: 'Changes not saved yet …',
  saving: 'Saving …',
  failed: 'Not saved: kept in this browser, and sent again by itself',
  clashes: 'Somebody else changed the same',
} as const
