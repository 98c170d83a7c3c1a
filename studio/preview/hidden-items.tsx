import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { surfaceTitles } from '../../engine/schema/surfaces.ts'
import { Button } from '../../web/ui/button/button.tsx'
import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import { VisuallyHidden } from '../../web/ui/visually-hidden/visually-hidden.tsx'
import { draftAddress } from '../drafts/draft-list.tsx'
import { HiddenItemsDocument, type HiddenItemsQuery } from '../generated/preview.ts'
import type { PreviewInput } from '../generated/schema-types.ts'
import { EntryField } from '../page/entry-field.tsx'
import { Answered } from '../query/answered.tsx'
import styles from './hidden-items.module.css'

type Hidden = NonNullable<HiddenItemsQuery['preview']>['hidden'][number]
export type ShowingChange = Hidden['changes'][number]

interface Props {
  input: PreviewInput
  /** Whose desk the items are on; on none, what is live. */
  draftName: string | undefined
  /** Looks at an item with one of the changes that show it. */
  onShow: (item: string, change: ShowingChange) => void
}

/** Every item that the member does not see, by surface, why, and the smallest change that would show it (STUDIO-22). */
export function HiddenItems({ input, ...more }: Props) {
  const asked = useQuery(HiddenItemsDocument, { variables: { input }, fetchPolicy: 'no-cache' })
  const [wanted, setWanted] = useState('')
  // What was told of another moment stays in sight until it is told anew.
  const shown = { ...asked, data: asked.data ?? asked.previousData }
  return (
    <Answered of={shown} what="what is not shown">
      {({ preview }) => {
        const found = (preview?.hidden ?? []).filter(({ item, why }) =>
          `${item} ${why.join(' ')}`.toLowerCase().includes(wanted.trim().toLowerCase()),
        )
        return (
          <div className={styles.hidden}>
            <EntryField label="Find an item" type="search" value={wanted} onValue={setWanted} />
            <p role="status">
              {found.length === 1 ? '1 item is' : `${found.length} items are`} not shown to this member.
            </p>
            {[...Map.groupBy(found, ({ surface }) => surface)].map(([surface, items]) => (
              <details key={surface} className={styles.surface} open={wanted.trim() !== '' || undefined}>
                <summary>
                  <h2>{titles.get(surface) ?? surface}</h2> <span className={styles.count}>{items.length}</span>
                </summary>
                <PlainList className={styles.items}>
                  {items.map(each => (
                    <li key={each.item}>
                      <Item hidden={each} brand={input.brand} {...more} />
                    </li>
                  ))}
                </PlainList>
              </details>
            ))}
          </div>
        )
      }}
    </Answered>
  )
}

const titles: ReadonlyMap<string, string> = surfaceTitles

function Item({ hidden, brand, draftName, onShow }: Omit<Props, 'input'> & { hidden: Hidden; brand: string }) {
  const { item, surface, path, line, why, changes } = hidden
  const [reason, ...details] = why
  const id = item.split('/').at(-1) ?? item
  return (
    <details className={styles.item}>
      <summary>
        <code>{item.slice(surface.length + 1)}</code> <span className={styles.why}>{details[0] ?? reason}</span>
      </summary>
      <div className={styles.more}>
        {why.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
        {changes.length === 0 ? (
          <p>No change of the member or the day would show it.</p>
        ) : (
          <>
            <p>It would show with {changes.length === 1 ? 'this' : 'one of these'}:</p>
            <ul>
              {changes.map(change => (
                <li key={change.words}>
                  {change.words}{' '}
                  <Button kind="secondary" size="small" onClick={() => onShow(item, change)}>
                    Look <VisuallyHidden>so: {change.words}</VisuallyHidden>
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className={styles.doing}>
          {draftName !== undefined && path !== null && (
            <Link to={deskAddress(draftName, { brand, surface, path, id })}>Open it on the desk</Link>
          )}
          {path !== null && (
            <span className={styles.place}>
              {path}, line {line}
            </span>
          )}
        </p>
      </div>
    </details>
  )
}

/** Where an item is on the desk: in the brand that is looked at, or where it is written when the brand leaves it out. */
function deskAddress(draft: string, { brand, surface, path, id }: Record<'brand' | 'surface' | 'path' | 'id', string>) {
  const isOfBrand = path.startsWith(`${brand}/`) || path.startsWith('base/')
  const folder = isOfBrand ? brand : path.slice(0, path.indexOf('/'))
  return `${draftAddress(draft)}?${new URLSearchParams({ brand: folder, surface, item: id })}`
}
