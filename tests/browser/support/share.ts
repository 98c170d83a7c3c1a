import { desktop, phone } from './portal.ts'

interface Viewport {
  width: number
  height: number
}

/** A width and a colour scheme in which axe looks at a screen. */
interface AxeWay {
  viewport: Viewport
  forcedColors: boolean
}

/** What is done with a screen on one of its brands, besides what is done on all of them. */
export interface Share {
  axe: readonly AxeWay[]
  /** Widths at which text of twice the size has to fit. */
  largeText: readonly Viewport[]
}

/** All that there is to do with a screen. */
export const wholeShare: Share = {
  axe: [desktop, phone].flatMap(viewport => [
    { viewport, forcedColors: false },
    { viewport, forcedColors: true },
  ]),
  largeText: [phone, { width: 640, height: 800 }, desktop],
}

/**
 * A brand's share of what there is to do with a screen that so many brands have. An axe run costs more than everything
 * else, and what brands differ in are words and colours, whose contrast `portal check` proves. So it is dealt out: each
 * brand gets something, all of them together everything, and each next screen begins with the next brand, so that every
 * brand meets every width and scheme.
 */
export function shareOf(screen: number, brand: number, brands: number): Share {
  const turn = (brand + screen) % brands
  const dealt = <Item>(items: readonly Item[]) =>
    items.filter((_, index) => index % brands === turn || index === turn % items.length)
  return { axe: dealt(wholeShare.axe), largeText: dealt(wholeShare.largeText) }
}
