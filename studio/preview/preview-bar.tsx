import { useQuery } from '@apollo/client/react'
import { useId } from 'react'
import { PreviewPersonasDocument } from '../generated/preview.ts'
import styles from './preview-bar.module.css'
import { type PreviewChoice, textSizes, widths } from './preview-choice.ts'

interface Props {
  brands: readonly { id: string; key: string; name: string }[]
  choice: PreviewChoice
  choose: (changed: Partial<PreviewChoice>) => void
}

const standings = [
  { value: 'SIGNED_IN', label: 'Signed in' },
  { value: 'SIGNING_IN', label: 'Signing in' },
  { value: 'SIGNED_OUT', label: 'Signed out' },
]
const besides = [
  { value: '', label: 'Nothing' },
  { value: 'live', label: 'What is live' },
  { value: 'persona', label: 'Another member' },
  { value: 'at', label: 'Another day' },
  { value: 'brand', label: 'Another brand' },
]

/** As whom, when and how a page is looked at (STUDIO-18, STUDIO-24). */
export function PreviewBar({ brands, choice, choose }: Props) {
  const brandId = brands.find(({ key }) => key === choice.brand)?.id ?? ''
  const { data } = useQuery(PreviewPersonasDocument, { variables: { brandId }, skip: brandId === '' })
  const personas = data?.node && 'personas' in data.node ? data.node.personas : []
  const people = personas.map(({ key, description }) => ({ value: key, label: `${key}: ${description}` }))
  const ofBrands = brands.map(({ key, name }) => ({ value: key, label: name }))
  return (
    <fieldset aria-label="What to look at" className={styles.bar}>
      <Choose label="Brand" value={choice.brand} choices={ofBrands} onChoose={brand => choose({ brand })} />
      <Choose label="Member" value={choice.persona} choices={people} onChoose={persona => choose({ persona })} />
      <Choose
        label="Standing"
        value={choice.standing}
        choices={standings}
        onChoose={standing => choose({ standing: standing as PreviewChoice['standing'] })}
      />
      <Day label="Day and time" value={choice.at} onChoose={at => choose({ at })} />
      <Choose
        label="Width"
        value={String(choice.width)}
        choices={widths.map(width => ({ value: String(width), label: width === 0 ? 'All there is' : `${width} px` }))}
        onChoose={width => choose({ width: Number(width) })}
      />
      <Choose
        label="Colours"
        value={choice.scheme}
        choices={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        onChoose={scheme => choose({ scheme: scheme as PreviewChoice['scheme'] })}
      />
      <Choose
        label="Text size"
        value={String(choice.text)}
        choices={textSizes.map(size => ({ value: String(size), label: `${size} %` }))}
        onChoose={text => choose({ text: Number(text) })}
      />
      <Choose
        label="Beside it"
        value={choice.beside}
        choices={besides}
        onChoose={beside => choose({ beside: beside as PreviewChoice['beside'], other: '' })}
      />
      {choice.beside === 'persona' && (
        <Choose label="Other member" value={choice.other} choices={people} onChoose={other => choose({ other })} />
      )}
      {choice.beside === 'brand' && (
        <Choose label="Other brand" value={choice.other} choices={ofBrands} onChoose={other => choose({ other })} />
      )}
      {choice.beside === 'at' && (
        <Day label="Other day and time" value={choice.other} onChoose={other => choose({ other })} />
      )}
    </fieldset>
  )
}

interface ChooseProps {
  label: string
  value: string
  choices: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

function Choose({ label, value, choices, onChoose }: ChooseProps) {
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

function Day({ label, value, onChoose }: Omit<ChooseProps, 'choices'>) {
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="datetime-local" value={value} onChange={event => onChoose(event.target.value)} />
    </p>
  )
}
