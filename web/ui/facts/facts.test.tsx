import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Facts } from './facts.tsx'

afterEach(cleanup)

it('leaves out what has no value, and keeps a zero', () => {
  const values = { none: null, unknown: undefined, empty: '', not: false, zero: 0, some: 'Dental Choice' }
  const facts = Object.entries(values).map(([label, value]) => ({ label, value }))
  const { getAllByRole } = render(<Facts facts={facts} />)
  expect(getAllByRole('term').map(term => term.textContent)).toEqual(['zero', 'some'])
})
