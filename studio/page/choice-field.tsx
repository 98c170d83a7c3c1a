import { useId } from 'react'
import styles from './choice-field.module.css'

interface Props {
  label: string
  value: string
  choices: readonly { value: string; label: string }[]
  onValue: (value: string) => void
}

/** One of a list, under its label. */
export function ChoiceField({ label, value, choices, onValue }: Props) {
  const id = useId()
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onValue(event.target.value)}>
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </p>
  )
}
