import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { render } from '../../testing/render.tsx'
import { FormErrors } from './form-errors.tsx'

afterEach(cleanup)

it('[OPEN-22] takes focus at each refusal, also when it says the same again', () => {
  const { rerender } = render(<FormErrors message="Try later" refusal={{}} />)
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  summary.blur()
  rerender(<FormErrors message="Try later" refusal={{}} />)
  expect(document.activeElement).toBe(summary)
})
