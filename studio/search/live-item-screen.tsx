import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isJsonObject, type Json } from '../../engine/json.ts'
import { isConditionField, surfaces } from '../../engine/schema/surfaces.ts'
import type { Condition, Surface } from '../../schema/generated/manifests.ts'
import { Button } from '../../web/ui/button/button.tsx'
import { sentenceOf } from '../desk/condition/sentence-of.ts'
import { labelOf } from '../desk/form/labels.ts'
import { nodeOf, treeOf } from '../desk/model/item-tree.ts'
import { scopeIn } from '../desk/model/scope-in.ts'
import { type Files, surfaceOf } from '../desk/model/surface.ts'
import { useMoreDrafts } from '../drafts/use-more-drafts.ts'
import { SearchedLiveDocument, SearchPlacesDocument } from '../generated/search.ts'
import { Page } from '../page/page.tsx'
import { Answered } from '../query/answered.tsx'
import { Missed } from '../query/missed.tsx'
import { itemAddress } from './found-groups.ts'
import styles from './live-item.module.css'

/** An item as members have it now, only to read, with the way to change it in a draft (STUDIO-04). */
export function Component() {
  const [search] = useSearchParams()
  const [brand, id] = [search.get('brand') ?? '', search.get('item') ?? '']
  const surface: Surface = surfaces.find(name => name === search.get('surface')) ?? 'home'
  const asked = useQuery(SearchedLiveDocument)
  const { data } = useQuery(SearchPlacesDocument)
  const name = data?.brands.find(({ key }) => key === brand)?.name ?? 'all brands'
  return (
    <Page title={id} about={`What is live: ${labelOf(surface)} of ${name}`}>
      <div className={styles.item}>
        <Answered of={asked} what="what is live">
          {({ live }) => {
            const files = new Map(live.files.map(({ path, text }) => [path, text]))
            return <LiveItem {...{ files, brand, surface, id }} />
          }}
        </Answered>
        <ChangeInDraft {...{ brand, surface, id }} />
      </div>
    </Page>
  )
}

interface ItemPlace {
  readonly brand: string
  readonly surface: Surface
  readonly id: string
}

function LiveItem({ files, brand, surface, id }: ItemPlace & { files: Files }) {
  const node = nodeOf(treeOf(surface, surfaceOf(files, brand, surface)).items, id)
  if (!node) return <p>There is no such item in what is live: it may have been removed, or be in a draft alone.</p>
  const scope = scopeIn(files, brand)
  const said = (field: string, value: Json): string => {
    if (isConditionField(field) && isJsonObject(value)) return sentenceOf(value as unknown as Condition, scope)
    if (typeof value === 'boolean') return value ? 'Yes' : 'No'
    return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value, null, 1)
  }
  const inside = new Set(node.lists.map(({ field }) => field))
  const fields = Object.entries(node.value).filter(([field]) => field !== 'id' && !inside.has(field))
  return (
    <>
      <h2>{node.name}</h2>
      <dl className={styles.fields}>
        {fields.map(([field, value]) => (
          <div key={field}>
            <dt>{labelOf(field)}</dt>
            <dd>{said(field, value)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function ChangeInDraft(place: ItemPlace) {
  const asked = useQuery(SearchPlacesDocument)
  const { data } = asked
  useMoreDrafts(asked)
  const navigate = useNavigate()
  const [draft, setDraft] = useState('')
  if (!data) return <Missed of={asked} what="the drafts" />
  const drafts = data.drafts.nodes
  if (drafts.length === 0) return <p>To change it, begin a draft on the overview and look for it again.</p>
  return (
    <p className={styles.change}>
      <label>
        To change it, open it in{' '}
        <select value={draft} onChange={({ target }) => setDraft(target.value)}>
          <option value="">a draft …</option>
          {drafts.map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button size="small" disabled={draft === ''} onClick={() => void navigate(itemAddress(place, draft))}>
        Open
      </Button>
    </p>
  )
}
