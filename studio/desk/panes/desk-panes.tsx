import { type CSSProperties, type ReactNode, useId, useState } from 'react'
import { type Pane, PaneTabs, panes } from './pane-tabs.tsx'
import styles from './panes.module.css'
import { Separator } from './separator.tsx'

interface Props {
  pane: Pane
  onPane: (pane: Pane) => void
  items: ReactNode
  page: ReactNode
  form: ReactNode
}

interface Widths {
  readonly items: number
  readonly form: number
}

/** In CSS pixels; the page has what is left. */
const [least, most] = [200, 640]
const usual: Widths = { items: 288, form: 400 }
const place = 'studio panes'

function keptWidths(): Widths {
  const [items = Number.NaN, form = Number.NaN] = (localStorage.getItem(place) ?? '').split(' ').map(Number)
  const isWidth = (width: number) => width >= least && width <= most
  return isWidth(items) && isWidth(form) ? { items, form } : usual
}

/** The three panes of the desk, with the widths that somebody gave them last (STUDIO-03). */
export function DeskPanes({ pane, onPane, items, page, form }: Props) {
  const id = useId()
  const [widths, setWidths] = useState(keptWidths)
  const idOf = (name: Pane) => `${id}-${name}`
  function change(changed: Partial<Widths>) {
    const next = { ...widths, ...changed }
    setWidths(next)
    localStorage.setItem(place, `${next.items} ${next.form}`)
  }
  const content = { Items: items, Page: page, Form: form }
  const [first, middle, last] = panes.map(name => (
    <section key={name} id={idOf(name)} className={styles.pane} data-name={name} aria-label={name}>
      {content[name]}
    </section>
  ))
  return (
    <>
      <PaneTabs {...{ pane, onPane, idOf }} />
      <div
        className={styles.panes}
        data-pane={pane}
        style={{ '--items': `${widths.items}px`, '--form': `${widths.form}px` } as CSSProperties}
      >
        {first}
        <Separator
          label="Width of items"
          controls={idOf('Items')}
          {...{ width: widths.items, least, most }}
          onWidth={width => change({ items: width })}
        />
        {middle}
        <Separator
          label="Width of form"
          controls={idOf('Form')}
          isBehind
          {...{ width: widths.form, least, most }}
          onWidth={width => change({ form: width })}
        />
        {last}
      </div>
    </>
  )
}
