import { useId } from 'react'
import { Button } from '../../web/ui/button/button.tsx'
import { Icon } from '../../web/ui/icon/icon.tsx'
import { labelOf } from '../desk/form/labels.ts'
import styles from './colors.module.css'
import { type ColorMistake, isColor, type SeenPair } from './theme-colors.ts'

interface Props {
  color: string
  value: string
  /** What it is for. */
  help: string
  /** The pairs in which it stands on another. */
  pairs: readonly SeenPair[]
  colorOf: (color: string) => string
  mistake: ColorMistake | undefined
  mayEdit: boolean
  /** Whether the brand says it itself, and so can leave it to base. */
  isOwn: boolean
  onChange: (value: string) => void
  onBack: () => void
}

/** One colour of a theme: by its letters or from a palette, with the contrast of everything that it stands on (STUDIO-13). */
export function ColorField(props: Props) {
  const { color, value, help, pairs, colorOf, mistake, mayEdit, isOwn, onChange, onBack } = props
  const id = useId()
  const label = labelOf(color)
  const right = mistake?.right
  return (
    <div className={styles.color} data-field={color}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
      <div className={styles.value}>
        <input
          type="color"
          aria-label={`${label}, from a palette`}
          disabled={!mayEdit}
          value={isColor(value) ? value : '#000000'}
          onChange={event => onChange(event.target.value)}
        />
        <input
          id={id}
          value={value}
          disabled={!mayEdit}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={mistake !== undefined || undefined}
          aria-describedby={[`${id}-help`, mistake && `${id}-mistake`].filter(Boolean).join(' ')}
          onChange={event => onChange(event.target.value.trim())}
        />
      </div>
      {mistake && (
        <p id={`${id}-mistake`} className={styles.mistake}>
          <Icon name="warning" size="small" /> <span>{mistake.message}</span>
        </p>
      )}
      {mayEdit && right !== undefined && (
        <Button kind="secondary" size="small" onClick={() => onChange(right)}>
          {`Take ${right} for ${label.toLowerCase()}`}
        </Button>
      )}
      {pairs.length > 0 && (
        <ul className={styles.pairs} aria-label={`Contrast of ${label.toLowerCase()}`}>
          {pairs.map(({ back, ratio, least, isEnough }) => (
            <li key={`${back} ${least}`} data-fails={!isEnough || undefined}>
              <span
                aria-hidden="true"
                className={styles.sample}
                style={{ color: value, background: colorOf(back), borderColor: least < 4.5 ? value : 'transparent' }}
              >
                {least < 4.5 ? '' : 'Aa'}
              </span>
              {`on ${labelOf(back).toLowerCase()} ${ratio.toFixed(2)}`}
              {!isEnough && `: needs ${least}`}
            </li>
          ))}
        </ul>
      )}
      {isOwn && (
        <p className={styles.foot}>
          Said by this brand
          {mayEdit && (
            <button type="button" onClick={onBack}>
              {`${label} as all brands have it`}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
