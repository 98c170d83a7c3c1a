import { memo, startTransition, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { VisuallyHidden } from '../../web/ui/visually-hidden/visually-hidden.tsx'
import { labelOf } from '../desk/form/labels.ts'
import { sharedFolder } from '../desk/model/surface.ts'
import { languageName } from '../page/language-name.ts'
import type { BrandWords, Said, WordRow } from './brand-words.ts'
import { WordCell } from './word-cell.tsx'
import styles from './words.module.css'

interface Props {
  brand: string
  /** The brand's name. */
  name: string
  groups: BrandWords['groups']
  /** Whether others will be there in a moment: then nothing more of these is drawn. */
  isWaiting: boolean
  languages: readonly string[]
  mayEdit: boolean
  /** Of the draft's desk. */
  address: string
  /** Told what a text says from now on; in English where the language is empty. */
  onSay: (row: WordRow, language: string, text: string) => void
}

/** Written out, because a table whose `display` is changed loses its roles in browsers. */
const role = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

/** So many screens are there at once, and so many come after each other, so that nobody waits for what is far down. */
const atOnce = 2

/** A table of words for each screen. What is far from sight is neither laid out nor drawn, so that thousands stay quick. */
export function WordTable({ groups, isWaiting, ...shared }: Props) {
  const [count, setCount] = useState(atOnce)
  useEffect(() => {
    if (!isWaiting && count < groups.length) startTransition(() => setCount(count + atOnce))
  }, [count, groups.length, isWaiting])
  if (groups.length === 0) return <p className={styles.none}>There are no such words.</p>
  const { brand, name, languages } = shared
  return (
    <div className={styles.words}>
      {groups.slice(0, count).map(({ screen, rows }) => (
        <section key={screen} className={styles.screen} aria-label={screenName(screen)}>
          <h2>{screenName(screen)}</h2>
          <table {...role.table}>
            <thead {...role.group}>
              <tr {...role.row}>
                <th {...role.head}>Where</th>
                <th {...role.head}>{name}</th>
                {brand !== sharedFolder && <th {...role.head}>All brands</th>}
                {languages.map(language => (
                  <th key={language} {...role.head}>
                    {languageName(language)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody {...role.group}>
              {rows.map(row => (
                <Row key={row.key} row={row} {...shared} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}

/** A screen as people say it: "On every screen", or its address. */
const screenName = (screen: string) => (screen.startsWith('/') ? screen : labelOf(screen))

interface RowProps extends Omit<Props, 'groups' | 'isWaiting'> {
  row: WordRow
}

const Row = memo(function Row({ row, brand, name, languages, mayEdit, address, onSay }: RowProps) {
  const { surface, where, text, base, written, at } = row
  const item = at?.[0] === 'items' ? String(at[1]) : undefined
  const isOwn = brand !== sharedFolder && written !== undefined
  return (
    <tr {...role.row}>
      <th {...role.name}>
        {item === undefined ? (
          `${labelOf(surface)} / ${where}`
        ) : (
          <Link
            to={`${address}?${new URLSearchParams({ brand, surface, item })}`}
          >{`${labelOf(surface)} / ${where}`}</Link>
        )}
      </th>
      <td {...role.cell} data-label={name}>
        <WordCell
          {...{ text, mayEdit }}
          name={`${where}, English`}
          mark={isOwn ? (base === undefined ? 'Of this brand alone' : 'Said by this brand') : undefined}
          onSay={said => onSay(row, '', said)}
        />
      </td>
      {brand !== sharedFolder && (
        <td {...role.cell} data-label="All brands">
          {base === undefined || base === text ? (
            <span className={styles.quiet}>{base === undefined ? 'Nothing' : 'The same'}</span>
          ) : (
            <>
              {base}
              {mayEdit && isOwn && (
                <button type="button" className={styles.act} onClick={() => onSay(row, '', base)}>
                  Take these<VisuallyHidden>{` for ${where}`}</VisuallyHidden>
                </button>
              )}
            </>
          )}
        </td>
      )}
      {languages.map(language => {
        const said = row.said.get(language)
        return (
          <td key={language} {...role.cell} data-label={languageName(language)}>
            {said && at ? (
              <WordCell
                text={said.how === 'same' ? '' : said.text}
                name={`${where}, ${languageName(language)}`}
                {...{ language, mayEdit }}
                mark={marks[said.how]}
                onSay={words => onSay(row, language, words)}
              />
            ) : (
              <span className={styles.quiet}>{at ? 'Needs no words' : 'Follows English'}</span>
            )}
          </td>
        )
      })}
    </tr>
  )
}, isSame)

const marks: { readonly [How in Said['how']]: string | undefined } = {
  own: undefined,
  same: 'The same on purpose',
  'of-base': 'All brands’ words, for other English',
  missing: 'Missing',
}

/** Rows are made anew with each edit; most say the same as before. */
function isSame({ row: before, ...one }: RowProps, { row: after, ...other }: RowProps): boolean {
  const keys = ['brand', 'name', 'mayEdit', 'address', 'onSay'] as const
  return (
    keys.every(key => one[key] === other[key]) &&
    one.languages.join() === other.languages.join() &&
    before.key === after.key &&
    before.text === after.text &&
    before.base === after.base &&
    before.written?.join() === after.written?.join() &&
    one.languages.every(language => {
      const [said, now] = [before.said.get(language), after.said.get(language)]
      return said?.text === now?.text && said?.how === now?.how
    })
  )
}
