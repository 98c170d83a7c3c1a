import { labelOf } from '../desk/form/labels.ts'
import type { Folder } from '../desk/model/folders-of.ts'
import { languageName } from '../page/language-name.ts'
import type { Replacement } from './replace.ts'
import styles from './replace-words.module.css'

interface Props {
  places: readonly Replacement[]
  folders: readonly Folder[]
  /** Keys of places that stay as they are. */
  leftOut: ReadonlySet<string>
  onChoose: (keys: readonly string[], isChosen: boolean) => void
}

/** The places of a replacement, brand by brand, each with its words before and after, and chosen or not (STUDIO-14). */
export function ReplacedPlaces({ places, folders, leftOut, onChoose }: Props) {
  const nameOf = (brand: string) => folders.find(({ key }) => key === brand)?.name ?? brand
  return [...Map.groupBy(places, ({ brand }) => brand)].map(([brand, own]) => {
    const keys = own.map(({ key }) => key)
    const left = keys.filter(key => leftOut.has(key)).length
    return (
      <fieldset key={brand} className={styles.places}>
        <legend>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={left === 0}
              ref={box => {
                if (box) box.indeterminate = left > 0 && left < keys.length
              }}
              onChange={event => onChoose(keys, event.target.checked)}
            />
            {`${nameOf(brand)}: ${keys.length - left} of ${keys.length}`}
          </label>
        </legend>
        <ul>
          {own.map(place => (
            <li key={place.key}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={!leftOut.has(place.key)}
                  onChange={event => onChoose([place.key], event.target.checked)}
                />
                <span className={styles.where}>
                  {`${labelOf(place.surface)} / ${place.where}, ${languageName(place.language)}`}
                  {place.readers.length > 0 && `. Read by ${place.readers.map(nameOf).join(', ')}`}
                </span>
                <del lang={place.language || undefined}>{place.before}</del>
                <ins lang={place.language || undefined}>{place.after}</ins>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    )
  })
}
