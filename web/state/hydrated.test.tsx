import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { baseWords } from '../testing/words.ts'
import { CopyButton } from '../ui/copy-button/copy-button.tsx'
import { DateField } from '../ui/date-field/date-field.tsx'
import { HiddenInputField } from '../ui/field/hidden-input-field.tsx'
import { Words } from '../ui/words/words.tsx'
import { useHydrated } from './hydrated.ts'

const Probe = () => <p>{useHydrated() ? 'alive' : 'waiting'}</p>

it('tells the page of the server from the page whose script runs', () => {
  expect(renderToString(<Probe />)).toContain('waiting')
  render(<Probe />)
  expect(screen.getByText('alive')).toBeTruthy()
})

it('keeps the place of the buttons for a calendar and a copy until they can do something', () => {
  const both = (
    <Words words={baseWords('common')} language="en-US">
      <DateField label="Date of birth" name="dateOfBirth" />
      <CopyButton value="U1" label="subscriber ID" />
    </Words>
  )
  const drawn = renderToString(both)
  expect(drawn.match(/<button/g)).toHaveLength(2)
  expect(drawn.match(/<button[^>]*waiting/g)).toHaveLength(2)
  render(both)
  expect(document.body.innerHTML).not.toMatch(/<button[^>]*waiting/)
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
