import { useQuery } from '@apollo/client/react'
import { type FormEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { surfaces } from '../../engine/schema/surfaces.ts'
import { Button } from '../../web/ui/button/button.tsx'
import { sharedFolder } from '../desk/model/surface.ts'
import { HistoryItemsDocument, type HistoryQuery } from '../generated/history.ts'
import { ChoiceField } from '../page/choice-field.tsx'
import { EntryField } from '../page/entry-field.tsx'
import styles from './history.module.css'
import { itemChoices, surfaceChoices } from './history-choices.ts'

/** What of the history can be asked for, as the address has it. */
export const filters = ['brand', 'surface', 'item', 'author'] as const
type Filter = (typeof filters)[number]

/** An item that is live no more has its id alone. */
const byId = ' by id'

/** Narrows the history to a brand, a surface, an item and somebody, each chosen by name (STUDIO-29). */
export function HistoryFilter({ brands, publishers }: Pick<HistoryQuery, 'brands' | 'publishers'>) {
  const [search, setSearch] = useSearchParams()
  const [values, setValues] = useState(() => saidIn(search))
  const [isTyped, setTyped] = useState(false)
  // The address may say something else by now, after Back: the form stays the same, and the focus in it.
  const [seen, setSeen] = useState(search)
  if (seen !== search) {
    setSeen(search)
    setValues(saidIn(search))
    setTyped(false)
  }
  const { brand, surface, item, author } = values
  const known = surfaces.find(each => each === surface)
  const asked = useQuery(HistoryItemsDocument, { variables: { file: `${surface}.json` }, skip: !known })
  const live = asked.data?.live.files
  const items = useMemo(
    () => (known && live ? itemChoices(new Map(live.map(({ path, text }) => [path, text])), known, brand) : []),
    [known, live, brand],
  )
  const set = (more: Partial<Record<Filter, string>>) => setValues(before => ({ ...before, ...more }))
  function send(event: FormEvent) {
    event.preventDefault()
    const wanted = filters.flatMap(name => (values[name].trim() === '' ? [] : [[name, values[name].trim()]]))
    setSearch(new URLSearchParams(wanted))
  }
  return (
    <search>
      <form aria-label="Narrow the history" className={styles.filters} onSubmit={send}>
        <ChoiceField
          label="Brand"
          value={brand}
          choices={withNow(brand, [
            { value: '', label: 'All brands' },
            { value: sharedFolder, label: 'What all share' },
            ...brands.map(({ key, name }) => ({ value: key, label: name })),
          ])}
          onValue={value => set({ brand: value })}
        />
        <ChoiceField
          label="Surface"
          value={surface}
          choices={withNow(surface, [{ value: '', label: 'All surfaces' }, ...surfaceChoices])}
          onValue={value => {
            // Items are those of the surface.
            set({ surface: value, item: '' })
            setTyped(false)
          }}
        />
        <ChoiceField
          label="Item"
          value={isTyped ? byId : item}
          choices={withNow(isTyped ? byId : item, [
            { value: '', label: 'All items' },
            ...items,
            { value: byId, label: known ? 'One that is live no more …' : 'One by its id …' },
          ])}
          onValue={value => {
            setTyped(value === byId)
            set({ item: value === byId ? '' : value })
          }}
        />
        {isTyped && <EntryField label="Id of the item" value={item} onValue={value => set({ item: value })} />}
        <ChoiceField
          label="Author"
          value={author}
          choices={withNow(author, [
            { value: '', label: 'Everybody' },
            ...publishers.map(name => ({ value: name, label: name })),
          ])}
          onValue={value => set({ author: value })}
        />
        <Button type="submit" kind="secondary" size="small">
          Show
        </Button>
      </form>
    </search>
  )
}

const saidIn = (search: URLSearchParams): Readonly<Record<Filter, string>> => ({
  ...{ brand: search.get('brand') ?? '', surface: search.get('surface') ?? '' },
  ...{ item: search.get('item') ?? '', author: search.get('author') ?? '' },
})

/** What is chosen is among the choices, also where nothing has that name any more. */
const withNow = (value: string, choices: readonly { value: string; label: string }[]) =>
  choices.some(choice => choice.value === value) ? choices : [...choices, { value, label: value }]
