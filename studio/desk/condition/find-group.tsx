import { useId, useState } from 'react'
import { registry } from '../../../engine/members/registry.ts'
import { idNamed } from '../../../engine/words/id-names.ts'
import { Button } from '../../../web/ui/button/button.tsx'
import { useIdNames } from '../../query/use-id-names.ts'
import { useDesk } from '../desk-context.ts'
import type { Building } from './building.ts'
import styles from './condition-builder.module.css'

interface Props {
  building: Building
  /** Told the name of the segment that the group or program is. */
  onFound: (segment: string) => void
}

const sets = Object.keys(registry.openSets)

/** "parentGroupId" as "parent group". */
const wordsOf = (set: string) => set.replace(/Id$/, '').replaceAll(/[A-Z]/g, sign => ` ${sign.toLowerCase()}`)

/** A group or program by its name or number; it becomes a segment of the brand where it is none yet. */
export function FindGroup({ building, onFound }: Props) {
  const { addGroup, draft } = useDesk()
  const names = useIdNames()
  const id = useId()
  const [set, setSet] = useState(sets[0] ?? '')
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const known = Object.entries(names[set] ?? {})
  const what = wordsOf(set)
  // Where nothing is added to a draft, those are chosen that are segments already.
  if (!draft) return null
  const take = () => {
    const number = idNamed(set, text.trim(), names)
    if (!/^\d{1,12}$/.test(number)) return setWrong(true)
    setText('')
    building.together(() => onFound(addGroup(set, number)))
  }
  return (
    <div className={styles.another}>
      <label>
        <span className={styles.unseen}>What to look for</span>
        <select className={styles.select} value={set} onChange={({ target }) => setSet(target.value)}>
          {sets.map(each => (
            <option key={each} value={each}>
              {`Another ${wordsOf(each)}`}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={id}>by its name or number</label>
      <input
        id={id}
        list={`${id}-known`}
        value={text}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => {
          setText(target.value)
          setWrong(false)
        }}
        onKeyDown={event => {
          if (event.key === 'Enter' && text !== '') take()
        }}
      />
      <datalist id={`${id}-known`}>
        {known.map(([number, name]) => (
          <option key={number} value={name} label={number} />
        ))}
      </datalist>
      <Button kind="secondary" size="small" disabled={text.trim() === ''} onClick={take}>
        {`Take this ${what}`}
      </Button>
      {isWrong && (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {`No ${what} is called “${text.trim()}” here. Write its number: 1 to 12 digits.`}
        </p>
      )}
    </div>
  )
}
