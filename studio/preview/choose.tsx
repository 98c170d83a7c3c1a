import { useId } from 'react'

/** Something that can be chosen. */
interface Choice {
  readonly value: string
  readonly label: string
}

interface ChooseProps {
  label: string
  value: string
  choices: readonly Choice[]
  onChoose: (value: string) => void
}

/** A choice of one of several, with its label above it. A value that is none of them is shown as it is. */
export function Choose({ label, value, choices, onChoose }: ChooseProps) {
  const id = useId()
  const isKnown = choices.some(choice => choice.value === value)
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChoose(event.target.value)}>
        {!isKnown && <option value={value}>{value}</option>}
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </p>
  )
}

/** A day and a time of this machine's clock. */
export function ChooseDay({ label, value, onChoose }: Omit<ChooseProps, 'choices'>) {
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="datetime-local" value={value} onChange={event => onChoose(event.target.value)} />
    </p>
  )
}
