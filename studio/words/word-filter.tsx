import { useId } from 'react'
import { languageName } from '../page/language-name.ts'
import type { Filter } from './filtered.ts'
import styles from './words.module.css'

interface Props {
  filter: Filter
  languages: readonly string[]
  isShared: boolean
  /** How many words are in sight. */
  count: number
  onChange: (filter: Filter) => void
}

/** Finds words, or those that a brand says itself or a language lacks. */
export function WordFilter({ filter, languages, isShared, count, onChange }: Props) {
  const id = useId()
  return (
    <search className={styles.filter}>
      <p>
        <label htmlFor={`${id}-sought`}>Find words</label>
        <input
          id={`${id}-sought`}
          type="search"
          value={filter.sought}
          onChange={event => onChange({ ...filter, sought: event.target.value })}
        />
      </p>
      <p>
        <label htmlFor={`${id}-show`}>Show</label>
        <select
          id={`${id}-show`}
          value={filter.show}
          onChange={event => onChange({ ...filter, show: event.target.value })}
        >
          <option value="">All words</option>
          {!isShared && <option value="own">What this brand says itself</option>}
          {languages.map(language => (
            <option key={language} value={language}>{`Missing in ${languageName(language)}`}</option>
          ))}
        </select>
      </p>
      <p role="status">{count === 1 ? '1 text' : `${count.toLocaleString('en-US')} texts`}</p>
    </search>
  )
}
