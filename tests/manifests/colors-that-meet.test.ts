import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { colorPairs } from '../../engine/check/rules/readable-colors.ts'
import { shippedBrands } from './support/shipped-brands.ts'

const looks = resolve(import.meta.dirname, '../browser/__looks__')
const text = 4.5

/** A line of a kept screen: the element's depth, its name with the number of its style, and whether it has words. */
const line = /^( *)(\S+)(?: (\d+))?( …)?/

/** Styles by element and number, as `styles.txt` tells them. */
function stylesOf(book: string): Map<string, string> {
  const styles = new Map<string, string>()
  let name = ''
  for (const each of book.split('\n')) {
    const numbered = /^ {2}(\d+) (.*)$/.exec(each)
    if (numbered) styles.set(`${name} ${numbered[1]}`, numbered[2] ?? '')
    else if (!each.startsWith(' ')) name = each
  }
  return styles
}

const said = (style: string | undefined, property: string) =>
  new RegExp(`(?:^|; )${property} ([^;]+)`).exec(style ?? '')?.[1]

/** What is behind the words of an element that has a ground of its own: its colour, or the colours of its gradient. */
function backsOf(style: string | undefined): string[] | undefined {
  const image = said(style, 'background-image')
  if (image !== undefined) return image.match(/[a-z][a-z-]+(?= \d+%)/g) ?? []
  const color = said(style, 'background-color')
  return color === undefined ? undefined : [color]
}

interface Spot {
  depth: number
  front: string
  /** One colour, or those that a gradient goes through. */
  backs: readonly string[]
}

/** The colours of all words of a screen, each with what is behind it. */
function metOn(screen: string, styles: ReadonlyMap<string, string>, around: Omit<Spot, 'depth'>): Set<string> {
  const met = new Set<string>()
  const trail: Spot[] = []
  for (const each of screen.split('\n')) {
    const [, indent = '', name = '', number, words] = line.exec(each) ?? []
    if (name === '') continue
    while (trail.length > 0 && (trail.at(-1)?.depth ?? 0) >= indent.length) trail.pop()
    const style = styles.get(`${name} ${number}`)
    const outer = trail.at(-1) ?? around
    const front = said(style, 'color') ?? outer.front
    const backs = backsOf(style) ?? outer.backs
    trail.push({ depth: indent.length, front, backs })
    if (words) for (const back of backs) met.add(`${front} on ${back}`)
  }
  return met
}

it.each(shippedBrands)(
  '[CHECK-09] every pair of colours that meet on the kept screens of $id is checked',
  async brand => {
    const folder = join(looks, brand.id)
    const { colors } = brand.manifest.theme
    const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
    const hexOf = new Map(Object.entries(colors).map(([name, value]) => [kebab(name), value]))
    const checked = new Set(
      colorPairs.filter(({ least }) => least >= text).map(({ front, back }) => `${colors[front]} on ${colors[back]}`),
    )
    const styles = stylesOf(await readFile(join(folder, 'styles.txt'), 'utf8'))
    const unchecked = new Set<string>()
    const screens = (await readdir(folder)).filter(file => !['styles.txt', 'tokens.txt'].includes(file))
    expect(screens.length).toBeGreaterThan(50)
    for (const file of screens) {
      const screen = await readFile(join(folder, file), 'utf8')
      for (const pair of metOn(screen, styles, { front: 'text', backs: ['page'] })) {
        const [front = '', back = ''] = pair.split(' on ')
        const [one, other] = [hexOf.get(front), hexOf.get(back)]
        // Colours that are mixed of the theme's, and pictures behind words, are looked at by axe on every screen.
        if (one && other && !checked.has(`${one} on ${other}`)) unchecked.add(`${pair} in ${file}`)
      }
    }
    expect([...unchecked]).toEqual([])
  },
)
