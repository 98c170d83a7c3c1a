import type { ReactNode } from 'react'
import type { Section, SectionText } from '../../engine/text/screen-text.ts'
import { type Say, sayFrom } from '../../web/ui/words/say-from.ts'
import type { BrandSample } from './brand-sample.ts'

/** A component of web/ui or a block of web/blocks in one state or several. */
export interface Story {
  /** Its address in the gallery: the component's folder below web/, and the state where there are several stories of it. */
  id: `${'ui' | 'blocks'}/${string}`
  title: string
  /** The room that the component has on the portal: the page's width, a text's, a form's, or a column of Home. */
  room?: 'reading' | 'form' | 'main' | 'side'
  /** The portal's address that is open, for what reads it: tabs, pages of a list. */
  at?: string
  draw: (brand: BrandSample) => ReactNode
}

/** Stories of one component: each state's title and content by its name; the name "" is the component's own address. */
export function storiesOf(
  component: Story['id'],
  title: string,
  states: { readonly [state: string]: Omit<Story, 'id' | 'title'> },
): Story[] {
  return Object.entries(states).map(([state, story]) => ({
    ...story,
    id: state === '' ? component : `${component}/${state}`,
    title: state === '' ? title : `${title}, ${state.replaceAll('-', ' ')}`,
  }))
}

/** The brand's words of a screen. */
export const wordsOf = <Of extends Section>(brand: BrandSample, section: Of): Say<SectionText<Of>> =>
  sayFrom<SectionText<Of>>(brand.text[section])
