import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { englishMark } from '../../../schema/english-mark.ts'
import { baseWords } from '../../testing/words.ts'
import { calendarDate } from '../format/dates.ts'
import { money } from '../format/money.ts'
import { useCost } from './use-cost.ts'
import { Words } from './words.tsx'

const Owed = () => `${money('1234.5')} ${calendarDate('2026-03-04')}`
const shown = (language: string) => {
  const { container } = render(
    <Words words={baseWords('common')} language={language}>
      <Owed />
    </Words>,
  )
  return container.textContent
}

it('[LOCALE-07] dates and amounts are written in the language of the words around them', () => {
  expect(['es-US', 'en-US', 'fr-FR'].map(shown)).toEqual([
    '$1,234.50 4 mar 2026',
    '$1,234.50 03/04/2026',
    expect.stringMatching(/^1\s234,50\s\$ 4 mars 2026$/),
  ])
  // Whoever draws next says the language anew.
  shown('en-US')
})

it('[MEMBER-16] no cost and not covered have the wording of the page, whatever a plan system writes in English', () => {
  const Costs = () => [`${englishMark}Nothing`, '0%', `${englishMark}Not covered`, '$25.00'].map(useCost()).join(' | ')
  const { container } = render(
    <Words words={{ ...baseWords('common'), noCost: 'Sin costo', notCovered: 'No cubierto' }} language="es-US">
      <Costs />
    </Words>,
  )
  expect(container.textContent).toBe('Sin costo | Sin costo | No cubierto | $25.00')
})
