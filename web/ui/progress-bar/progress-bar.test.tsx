import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { render } from '../../testing/render.tsx'
import { ProgressBar, progressPercentage } from './progress-bar.tsx'

afterEach(cleanup)
const amounts = { title: 'Deductible', met: '450', remaining: '1050', limit: '1500.00' }

it('[UI-12] [UI-13] [UI-14] [UI-15] [UI-16] shows title, currency amounts and its labels by default', () => {
  const { container } = render(<ProgressBar {...amounts} />)
  expect(container.textContent).toBe('Deductible$1,500 limitMet$450.00Remaining$1,050.00')
  const meter = screen.getByRole('meter', { name: 'Deductible' })
  expect(meter.getAttribute('aria-valuetext')).toBe('$450.00 of $1,500 met, $1,050.00 left')
})

it('[UI-12] takes labels of its own', () => {
  const { container } = render(<ProgressBar {...amounts} minLabel="Used" maxLabel="Left" limitLabel="maximum" />)
  expect(container.textContent).toBe('Deductible$1,500 maximumUsed$450.00Left$1,050.00')
})

it('[CONST-35] is met / limit x 100, 0 without a limit', () => {
  expect(progressPercentage('450', '1500')).toBe(30)
  expect(progressPercentage('0.10', '0.30')).toBeCloseTo(33.333)
  expect(progressPercentage('5', '0')).toBe(0)
  expect(progressPercentage('20', '10')).toBe(100)
})
