import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { Side } from '../../../engine/merge/decide.ts'
import { Button } from '../../../web/ui/button/button.tsx'
import { Icon } from '../../../web/ui/icon/icon.tsx'
import { clashKey, type Decisions, type DeskClash } from '../model/clash.ts'
import type { Files } from '../model/surface.ts'
import { fieldInWords, groupsOf, mainOf, sideInWords } from './clash-words.ts'
import styles from './clashes.module.css'

interface Props {
  title: string
  /** Who made both, and what comes of choosing. */
  about: string
  clashes: readonly DeskClash[]
  /** As the items are called in. */
  files: Files
  /** What the two sides are called: "Mine", "Theirs". */
  sides: Readonly<Record<Side, string>>
  isBusy?: boolean
  onSettle: (decisions: Decisions) => void
}

/** Both sides of everything that two people did otherwise, by item: of each field somebody says which holds (STUDIO-11). */
export function Clashes({ title, about, clashes, files, sides, isBusy = false, onSettle }: Props) {
  const id = useId()
  const [said, setSaid] = useState<Decisions>(new Map())
  const section = useRef<HTMLElement>(null)
  // It goes with what was settled: whoever pressed its button by keys goes on at the draft's heading (STUDIO-31).
  useLayoutEffect(() => {
    const element = section.current
    return () => {
      if (element?.contains(document.activeElement)) document.querySelector<HTMLElement>('main h1')?.focus()
    }
  }, [])
  const groups = groupsOf(files, clashes)
  const shown = groups.flatMap(group => group.clashes)
  const left = shown.filter(clash => !said.has(clashKey(clash))).length
  const say = (some: readonly DeskClash[], side: Side) =>
    setSaid(before => new Map([...before, ...some.map(clash => [clashKey(clash), side] as const)]))
  const settle = () => {
    const all = clashes.flatMap(clash => {
      const side = said.get(clashKey(mainOf(clashes, clash)))
      return side ? [[clashKey(clash), side] as const] : []
    })
    onSettle(new Map(all))
  }
  return (
    <section ref={section} className={styles.clashes} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Icon name="warning" size="small" /> {title}
      </h2>
      <p>{about}</p>
      <p className={styles.all}>
        {(['ours', 'theirs'] as const).map(side => (
          <Button key={side} kind="secondary" size="small" onClick={() => say(shown, side)}>
            {`All of ${sides[side].toLowerCase()}`}
          </Button>
        ))}
      </p>
      <ul className={styles.groups}>
        {groups.map(({ path, name, clashes: own }) => (
          <li key={`${path} ${name}`}>
            <h3>
              {name} <code>{path}</code>
            </h3>
            {own.map(clash => (
              <Choice
                key={clashKey(clash)}
                {...{ clash, sides, chosen: said.get(clashKey(clash)) }}
                onChoose={side => say([clash], side)}
              />
            ))}
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <Button
          size="small"
          disabled={left > 0}
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy) settle()
          }}
        >
          {isBusy ? 'Settling …' : 'Settle it'}
        </Button>
        <span role="status">{left > 0 ? `${left} of ${shown.length} still to choose` : 'All are chosen'}</span>
      </p>
    </section>
  )
}

interface ChoiceProps {
  clash: DeskClash
  sides: Props['sides']
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

/** One field, as the one side has it and as the other does. */
function Choice({ clash, sides, chosen, onChoose }: ChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{fieldInWords(clash)}</legend>
      {(['ours', 'theirs'] as const).map(side => {
        const { text, isWords } = sideInWords(clash, clash[side])
        return (
          <label key={side}>
            <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
            <span>
              <b>{sides[side]}</b> {isWords ? text : <code>{text}</code>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
