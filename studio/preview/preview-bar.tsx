import type { ReactNode } from 'react'
import { Choose, ChooseDay } from './choose.tsx'
import styles from './preview-bar.module.css'
import { isDescribed, type PreviewChoice, textSizes, widths } from './preview-choice.ts'

interface Props {
  brands: readonly { key: string; name: string; isNew: boolean }[]
  /** The sample members of the brand. */
  personas: readonly { key: string; description: string }[]
  /** The brand's languages, its own first. */
  languages: readonly string[]
  choice: PreviewChoice
  choose: (changed: Partial<PreviewChoice>) => void
  /** The choice of a place, which knows what the page has. */
  children: ReactNode
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
const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]
const languageNames = new Intl.DisplayNames('en-US', { type: 'language', languageDisplay: 'standard' })
const nearest = { value: '', label: 'Whoever comes nearest' }

/** As whom, where, when and how a page is looked at (STUDIO-18, STUDIO-24). */
export function PreviewBar({ brands, personas, languages, choice, choose, children }: Props) {
  const people = personas.map(({ key, description }) => ({ value: key, label: `${key}: ${description}` }))
  const ofBrands = brands.map(({ key, name }) => ({ value: key, label: name }))
  // Of a brand that begins with the draft nothing is live.
  const isNew = brands.find(({ key }) => key === choice.brand)?.isNew === true
  const spoken = languages.map((tag, index) => ({
    value: index === 0 ? '' : tag,
    label: languageNames.of(tag) ?? tag,
  }))
  return (
    <fieldset aria-label="What to look at" className={styles.bar}>
      <Choose
        label="Brand"
        value={choice.brand}
        choices={ofBrands}
        onChoose={brand => choose({ brand, language: '', segments: [], seeing: '', path: '' })}
      />
      {children}
      <Choose
        label="Member"
        value={choice.persona}
        choices={isDescribed(choice) ? [nearest, ...people] : people}
        // Whoever chooses one by name wants to see what that one sees, not that one made to see an item.
        onChoose={persona => choose({ persona, seeing: '' })}
      />
      <Choose
        label="Standing"
        value={choice.standing}
        choices={standings}
        onChoose={standing => choose({ standing: standing as PreviewChoice['standing'] })}
      />
      <ChooseDay label="Day and time" value={choice.at} onChoose={at => choose({ at })} />
      {spoken.length > 1 && (
        <Choose label="Language" value={choice.language} choices={spoken} onChoose={language => choose({ language })} />
      )}
      <Choose
        label="Width"
        value={String(choice.width)}
        choices={widths.map(width => ({ value: String(width), label: width === 0 ? 'All there is' : `${width} px` }))}
        onChoose={width => choose({ width: Number(width) })}
      />
      <Choose
        label="Colours"
        value={choice.scheme}
        choices={schemes}
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
        choices={besides.filter(({ value }) => value !== 'live' || !isNew)}
        onChoose={beside => choose({ beside: beside as PreviewChoice['beside'], other: '' })}
      />
      {choice.beside === 'persona' && (
        <Choose
          label="Other member"
          value={choice.other}
          choices={[chooseOne, ...people]}
          onChoose={other => choose({ other })}
        />
      )}
      {choice.beside === 'brand' && (
        <Choose
          label="Other brand"
          value={choice.other}
          choices={[chooseOne, ...ofBrands]}
          onChoose={other => choose({ other })}
        />
      )}
      {choice.beside === 'at' && (
        <ChooseDay label="Other day and time" value={choice.other} onChoose={other => choose({ other })} />
      )}
    </fieldset>
  )
}

const chooseOne = { value: '', label: 'Choose one' }
