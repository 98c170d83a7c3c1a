import type { ElementType, Key } from 'react'
import { jsx as element, jsxs as elements, Fragment } from 'react/jsx-runtime'
import type { ShellView } from '../../../engine/view.ts'
import { englishMark, withoutMarks } from '../../../schema/english-mark.ts'

export { Fragment }

type Props = Readonly<Record<string, unknown>>

/** Attributes that are read to somebody. */
const said = ['aria-label', 'alt', 'placeholder', 'title', 'aria-description', 'aria-roledescription', 'aria-valuetext']

/** Whether a text is in English from its start to its end. */
const isMarked = (value: unknown): value is string => typeof value === 'string' && value.lastIndexOf(englishMark) === 0
const hasMark = (value: unknown): value is string => typeof value === 'string' && value.includes(englishMark)

let isPartial = false

/** Says in which of a brand's languages the next page is drawn: words may be missing in any but the first, which is English. */
export function expectEnglishParts({ language, languages }: Pick<ShellView['brand'], 'language' | 'languages'>): void {
  isPartial = languages.length > 0 && languages[0]?.tag !== language
}

/** Text within an element: what is marked becomes a part of its own, in English. */
const part = (child: unknown, place: number): unknown => {
  if (!hasMark(child)) return Array.isArray(child) ? child.map(part) : child
  const pieces = child.split(englishMark)
  // Where it ends nobody has said: rather nothing is marked than words of the page's own language.
  if (!isMarked(child) && pieces.length % 2 === 0) return withoutMarks(child)
  return pieces.map((text, index) =>
    index % 2 === 0 ? text : element('span', { lang: 'en', children: text }, `english-${place}-${index}`),
  )
}

/** The props of an element of the page, with `lang` on what is in English there (LOCALE-02). */
function inEnglish(props: Props): Props {
  const { children } = props
  const attributes = said.filter(name => hasMark(props[name]))
  if (attributes.length === 0 && !hasMark(children) && !Array.isArray(children)) return props
  const isEnglish = isMarked(children) || (children === undefined && attributes.some(name => isMarked(props[name])))
  return {
    ...props,
    ...Object.fromEntries(attributes.map(name => [name, withoutMarks(String(props[name]))])),
    ...(isEnglish && { lang: 'en' }),
    ...(children !== undefined && {
      children: isEnglish && hasMark(children) ? withoutMarks(children) : part(children, 0),
    }),
  }
}

const shown = (type: ElementType, props: Props): Props =>
  !isPartial || (typeof type !== 'string' && type !== Fragment)
    ? props
    : typeof type === 'string'
      ? inEnglish(props)
      : { ...props, children: part(props.children, 0) }

/** React's own runtime, which every element of the client is made by; the bundler puts this in its place. */
export const jsx = (type: ElementType, props: Props, key?: Key) => element(type, shown(type, props), key)
export const jsxs = (type: ElementType, props: Props, key?: Key) => elements(type, shown(type, props), key)
