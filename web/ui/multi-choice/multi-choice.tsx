import { useEffect, useRef, useState } from 'react'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { Checkbox } from '../field/checkbox.tsx'
import type { Choice } from '../field/select-field.tsx'
import { Icon } from '../icon/icon.tsx'
import { useWords } from '../words/words.tsx'
import styles from './multi-choice.module.css'

interface Props {
  name: string
  label: string
  /** Label while nothing is chosen: "All providers". */
  any: string
  choices: readonly Choice[]
  chosen: readonly string[]
}

/** Any number of choices from a list, behind one button that says what is chosen; its group has the label. Each choice is sent as a value of its own. */
export function MultiChoice({ name, label, any, choices, chosen }: Props) {
  const word = useWords()
  const offered = choices.filter(({ value }) => chosen.includes(value))
  const panel = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(offered.length)
  const recount = () => setCount(panel.current?.querySelectorAll('input:checked').length ?? 0)
  // What was ticked before the script arrived.
  useEffect(recount, [])
  const told = count === 0 ? any : word('chosenCount', { count })
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <Disclosure
        className={styles.choices}
        label={
          <span className={styles.told}>
            <span>{told}</span>
            <Icon name="chevron" size="small" />
          </span>
        }
      >
        <div ref={panel} className={styles.panel} onChange={recount}>
          {choices.map(({ value, label: text }) => (
            <Checkbox key={value} name={name} value={value} label={text} defaultChecked={chosen.includes(value)} />
          ))}
        </div>
      </Disclosure>
    </fieldset>
  )
}
