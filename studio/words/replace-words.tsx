import { useDeferredValue, useId, useMemo, useState } from 'react'
import { Button } from '../../web/ui/button/button.tsx'
import type { DraftStore } from '../desk/model/draft-store.ts'
import type { Folder } from '../desk/model/folders-of.ts'
import { type Files, sharedFolder } from '../desk/model/surface.ts'
import { EntryField } from '../page/entry-field.tsx'
import { languageName } from '../page/language-name.ts'
import { tell } from '../shell/tell.tsx'
import type { Merged } from './brand-words.ts'
import { editsOf, languagesOfAll, replacements } from './replace.ts'
import styles from './replace-words.module.css'
import { ReplacedPlaces } from './replaced-places.tsx'

interface Props {
  folders: readonly Folder[]
  files: Files
  merged: Merged
  store: DraftStore
}

/** Replaces words over brands and languages: every place is shown before and after, and chosen or left out, before it is done (STUDIO-14). */
export function ReplaceWords({ folders, files, merged, store }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [find, setFind] = useState('')
  const [put, setPut] = useState('')
  const [matchCase, setMatchCase] = useState(true)
  const [wholeWords, setWholeWords] = useState(true)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [notIn, setNotIn] = useState<ReadonlySet<string>>(new Set())
  const own = folders.filter(({ mayEdit }) => mayEdit)
  const languages = [
    '',
    ...(isOpen
      ? languagesOfAll(
          files,
          own.map(({ key }) => key),
        )
      : []),
  ]
  const wanted = useDeferredValue(
    useMemo(
      () => ({ find: find.trim() === '' ? '' : find, put, matchCase, wholeWords, notIn }),
      [find, put, matchCase, wholeWords, notIn],
    ),
  )
  const places = useMemo(() => {
    if (!isOpen) return []
    const isWanted = (key: string) => !wanted.notIn.has(key)
    const keys = folders.filter(({ mayEdit }) => mayEdit).map(({ key }) => key)
    const brands = keys.filter(key => isWanted(`brand ${key}`))
    const tags = ['', ...languagesOfAll(files, keys)].filter(tag => isWanted(`language ${tag}`))
    const readable = folders.filter(({ key }) => key !== sharedFolder).map(({ key }) => key)
    return replacements(files, { ...wanted, brands, languages: tags }, merged, readable)
  }, [isOpen, files, folders, wanted, merged])
  const chosen = places.filter(({ key }) => !leftOut.has(key))
  if (own.length === 0) return null

  const replace = () => {
    store.edit(`Replace “${find}” by “${put}”`, editsOf(files, chosen))
    tell(`Replaced in ${countOf(chosen.length)}. One step of undo takes all of it back.`)
  }
  const toggled = (all: ReadonlySet<string>, keys: readonly string[], isThere: boolean) =>
    isThere ? new Set([...all, ...keys]) : new Set([...all].filter(key => !keys.includes(key)))
  return (
    <details className={styles.replace} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>Replace words over brands</summary>
      <div className={styles.fields}>
        <EntryField label="Find" value={find} onValue={setFind} />
        <EntryField label="Put in its place" value={put} onValue={setPut} />
      </div>
      <div className={styles.choices}>
        <Choice label="Capital letters as typed" isOn={matchCase} onChange={setMatchCase} />
        <Choice label="Whole words" isOn={wholeWords} onChange={setWholeWords} />
      </div>
      <fieldset className={styles.choices}>
        <legend>In</legend>
        {own.map(({ key, name }) => (
          <Choice
            key={key}
            label={name}
            isOn={!notIn.has(`brand ${key}`)}
            onChange={isOn => setNotIn(toggled(notIn, [`brand ${key}`], !isOn))}
          />
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>Words in</legend>
        {languages.map(language => (
          <Choice
            key={language}
            label={languageName(language)}
            isOn={!notIn.has(`language ${language}`)}
            onChange={isOn => setNotIn(toggled(notIn, [`language ${language}`], !isOn))}
          />
        ))}
      </fieldset>
      <p role="status">
        {find.trim() === '' ? '' : `Found in ${countOf(places.length)}, ${chosen.length} of them chosen`}
      </p>
      <ReplacedPlaces
        {...{ places, folders, leftOut }}
        onChoose={(keys, isChosen) => setLeftOut(toggled(leftOut, keys, !isChosen))}
      />
      {places.length > 0 && (
        <p>
          <Button size="small" disabled={chosen.length === 0} onClick={replace}>
            {`Replace in ${countOf(chosen.length)}`}
          </Button>
        </p>
      )}
    </details>
  )
}

const countOf = (count: number) => (count === 1 ? '1 place' : `${count} places`)

interface ChoiceProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Choice({ label, isOn, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <span className={styles.choice}>
      <input id={id} type="checkbox" checked={isOn} onChange={event => onChange(event.target.checked)} />
      <label htmlFor={id}>{label}</label>
    </span>
  )
}
