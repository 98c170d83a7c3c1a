import type { KeyboardEvent, PointerEvent } from 'react'
import styles from './panes.module.css'

interface Props {
  label: string
  /** The pane whose width it changes. */
  controls: string
  width: number
  least: number
  most: number
  /** Whether the pane is behind it: then it grows towards the start. */
  isBehind?: boolean
  onWidth: (width: number) => void
}

/** So far goes one key, in CSS pixels. */
const step = 16

/** Between two panes: pulled by the pointer or moved by arrow keys, Home and End (STUDIO-03, STUDIO-31). */
export function Separator({ label, controls, width, least, most, isBehind = false, onWidth }: Props) {
  const set = (wanted: number) => onWidth(Math.round(Math.min(most, Math.max(least, wanted))))
  const way = isBehind ? -1 : 1
  function press(event: KeyboardEvent) {
    const wanted = {
      ArrowLeft: width - step * way,
      ArrowRight: width + step * way,
      Home: least,
      End: most,
    }[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    set(wanted)
  }
  function pull(event: PointerEvent<HTMLDivElement>) {
    const { currentTarget: line, clientX: from, pointerId } = event
    event.preventDefault()
    line.focus()
    // The preview's frame would take the pointer otherwise.
    line.setPointerCapture(pointerId)
    const move = (moved: globalThis.PointerEvent) => set(width + (moved.clientX - from) * way)
    line.addEventListener('pointermove', move)
    line.addEventListener('lostpointercapture', () => line.removeEventListener('pointermove', move), { once: true })
  }
  return (
    // A slider to those who do not see it: it says a width, which keys change.
    <div
      className={styles.separator}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuetext={`${width} pixels`}
      aria-valuemin={least}
      aria-valuemax={most}
      onKeyDown={press}
      onPointerDown={pull}
    />
  )
}
