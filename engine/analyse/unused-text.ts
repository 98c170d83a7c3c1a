import type { Manifest, ScreenKind } from '../../schema/generated/manifests.ts'
import { screenText } from '../text/screen-text.ts'
import { byId, type Definition, unusedOf } from './definition.ts'
import type { Find } from './found.ts'

/** Words that stand around every screen. */
const everywhere = ['shell', 'common', 'error']

/** The sections of text.json whose words some screen of the brand has. */
function sections({ text, routes }: Manifest): Definition[] {
  const marked = Object.fromEntries(Object.keys(text).map(section => [section, { [section]: section }]))
  const screens = new Set<ScreenKind>(routes.routes.map(({ screen }) => screen))
  const used = new Set([...everywhere, ...[...screens].flatMap(screen => Object.values(screenText(marked, screen)))])
  return Object.keys(text).map(name => ({
    surface: 'text',
    path: [name],
    what: 'section of words',
    name,
    used: used.has(name),
  }))
}

/** Sections of words that no screen of the brand has, and tips that no error page gives. */
export const unusedText: Find = ({ ground: { manifest } }) => {
  const { errors } = manifest
  const isGiven = ({ id }: { id: string }) => errors.pages.some(({ tips }) => tips.includes(id))
  return unusedOf([...sections(manifest), ...byId('errors', 'tips', 'tip', errors.tips, isGiven)])
}
