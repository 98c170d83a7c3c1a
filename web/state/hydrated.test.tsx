import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { baseWords } from '../testing/words.ts'
import { HiddenInputField } from '../ui/field/hidden-input-field.tsx'
import { Words } from '../ui/words/words.tsx'
import { useHydrated } from './hydrated.ts'

const Probe = () => <p>{useHydrated() ? 'alive' : 'waiting'}</p>

it('tells the page of the server from the page whose script runs', () => {
  expect(renderToString(<Probe />)).toContain('waiting')
  render(<Probe />)
  expect(screen.getByText('alive')).toBeTruthy()
})

it('[UI-08] offers Show only where it can do something', () => {
  const field = (
    <Words words={baseWords('common')} language="en-US">
      <HiddenInputField label="Password" name="password" />
    </Words>
  )
  expect(renderToString(field)).not.toContain('<button')
  render(field)
  expect(screen.getByRole('button')).toBeTruthy()
})
