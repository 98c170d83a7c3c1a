import { useId } from 'react'
import type { PreviewPlacesQuery } from '../generated/preview.ts'
import type { PreviewChoice } from './preview-choice.ts'

export type Place = NonNullable<PreviewPlacesQuery['preview']>['places'][number]

/** What can be opened without going elsewhere: by its name on the page, or what opens by itself to members. */
export type Opening = { readonly name: string } | 'phone-menu' | 'session-end'

interface Props {
  places: readonly Place[]
  /** Names of what opens on the page in sight. */
  opens: readonly string[]
  /** The page in sight. */
  here: { readonly path: string; readonly title: string } | undefined
  choice: PreviewChoice
  onGo: (place: Place) => void
  onOpen: (opening: Opening) => void
}

const groups = [
  ['PAGE', 'Pages'],
  ['STEP', 'Steps after the password'],
  ['ALERT', 'Alerts'],
  ['ERROR', 'Error pages'],
] as const

/**
 * Everything that can be looked at by itself, in one place: pages by their titles, steps, alerts, error pages, and what opens on the page
 * in sight, with the menu of phones and the dialogs among it (STUDIO-23).
 */
export function ChoosePlace({ places, opens, here, choice, onGo, onOpen }: Props) {
  const id = useId()
  const path = here?.path.replace(/\?.*$/, '') ?? choice.path
  const current = places.findIndex(({ path: own, seeing }) =>
    choice.seeing === '' ? own === path && seeing === null : seeing === choice.seeing,
  )
  const choose = (value: string) => {
    const place = places[Number(value)]
    if (value.startsWith('open ')) onOpen({ name: value.slice('open '.length) })
    else if (value === 'phone-menu' || value === 'session-end') onOpen(value)
    else if (place) onGo(place)
  }
  return (
    <p>
      <label htmlFor={id}>Place</label>
      <select id={id} value={current < 0 ? 'here' : String(current)} onChange={event => choose(event.target.value)}>
        {current < 0 && <option value="here">{here ? titleOf(here) : 'As it begins'}</option>}
        {groups.map(([kind, label]) => (
          <optgroup key={kind} label={label}>
            {places.map(
              (place, index) =>
                place.kind === kind && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: places of one brand are always in one order
                  <option key={index} value={index}>
                    {place.label}
                  </option>
                ),
            )}
          </optgroup>
        ))}
        <optgroup label="Opened on this page">
          <option value="phone-menu">Menu of phones</option>
          {choice.standing === 'SIGNED_IN' && <option value="session-end">Dialog: the session ends soon</option>}
          {opens.map(name => (
            <option key={name} value={`open ${name}`}>
              {name}
            </option>
          ))}
        </optgroup>
      </select>
    </p>
  )
}

/** The page in sight by its own title, without the brand's name. */
const titleOf = ({ title, path }: { title: string; path: string }) => title.split(' | ')[0] || path
