import { useRevalidator } from 'react-router'
import { fill } from '../../../engine/text/fill.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import './gap.css'

/** What stands in the place of a block whose source failed: its name, and a way to ask again (brand setting homeFailure). */
export function Gap({ name, text }: { name: string; text: { [key: string]: string } }) {
  const { revalidate, state } = useRevalidator()
  return (
    <section className="home-gap" aria-label={name}>
      <Icon name="warning" />
      <p className="home-gap-words">{fill(text.unavailable ?? '{name}', { name }).text}</p>
      <button type="button" className="home-gap-retry" disabled={state === 'loading'} onClick={() => revalidate()}>
        {text.retry}
      </button>
    </section>
  )
}
