import './gallery.css'
import { brands } from 'virtual:brands'
import { StrictMode, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Findings } from './findings.tsx'
import type { FrameReport } from './frame-report.ts'
import { addressOf, choiceIn, frameQuery, type GalleryChoice, schemes, widths } from './gallery-choice.ts'
import { Stage } from './stage.tsx'
import { StoryList } from './story-list.tsx'

/** The gallery: stories, switches, the frame with the chosen story, and what axe says of it. */
function Gallery() {
  const [choice, setChoice] = useState(readChoice)
  const [report, setReport] = useState<FrameReport>()
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const hear = ({ data, source }: MessageEvent<FrameReport>) => {
      if (source === frame.current?.contentWindow) setReport(data)
    }
    const back = () => setChoice(readChoice())
    addEventListener('message', hear)
    addEventListener('popstate', back)
    return () => {
      removeEventListener('message', hear)
      removeEventListener('popstate', back)
    }
  }, [])
  const chooser = useRef<Element>(null)
  const choose = (change: Partial<GalleryChoice>) => {
    chooser.current = document.activeElement
    const next = { ...choice, ...change }
    history.pushState(null, '', addressOf(next))
    setChoice(next)
  }
  const stories = report?.stories ?? []
  const story = stories.find(({ id }) => id === choice.story) ?? stories[0]
  const title = story?.title ?? 'Gallery'
  const current = report?.story === story?.id && report?.query === frameQuery(choice) ? report : undefined
  const isDrawn = Boolean(current?.findings ?? current?.error)
  // A story that opens a dialog takes the focus into the frame: the person who chose goes on choosing.
  useEffect(() => {
    if (!isDrawn) return
    if (document.activeElement === frame.current && chooser.current instanceof HTMLElement) chooser.current.focus()
    chooser.current = null
  }, [isDrawn])
  return (
    <div className="gallery">
      <title>{`${title} - Gallery`}</title>
      <header className="head">
        <h1>{title}</h1>
        <Switch
          label="Brand"
          name="brand"
          chosen={choice.brand}
          offers={brands.map(({ id, name }) => [id, name])}
          onChoose={brand => choose({ brand })}
        />
        <Switch
          label="Width"
          name="width"
          chosen={choice.width}
          offers={widths.map(width => [width, width])}
          onChoose={width => choose({ width })}
        />
        <Switch
          label="Scheme"
          name="scheme"
          chosen={choice.scheme}
          offers={schemes.map(scheme => [scheme, scheme === 'forced' ? 'Forced colors' : 'Light'])}
          onChoose={scheme => choose({ scheme })}
        />
      </header>
      <StoryList stories={stories} choice={choice} current={story?.id} onChoose={id => choose({ story: id })} />
      <main>
        <Stage frame={frame} choice={choice} title={title} />
        <Findings report={current} />
      </main>
    </div>
  )
}

const readChoice = (): GalleryChoice => {
  const asked = new URLSearchParams(location.search).get('story') ?? ''
  return choiceIn(location.search, [{ id: asked }], brands)
}

interface SwitchProps<Value extends string> {
  label: string
  name: string
  chosen: Value
  /** Values with their labels. */
  offers: readonly (readonly [Value, string])[]
  onChoose: (value: Value) => void
}

/** One of a few values, all in sight. */
function Switch<Value extends string>({ label, name, chosen, offers, onChoose }: SwitchProps<Value>) {
  return (
    <fieldset className="switch">
      <legend>{label}</legend>
      {offers.map(([value, text]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}

const element = document.getElementById('gallery')
if (element)
  createRoot(element).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
