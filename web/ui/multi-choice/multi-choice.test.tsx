import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { render, toHtml } from '../../testing/render.tsx'
import { baseWords } from '../../testing/words.ts'
import { Words } from '../words/words.tsx'
import { MultiChoice } from './multi-choice.tsx'

const choices = ['one', 'two', 'three'].map(value => ({ value, label: value }))
const field = <MultiChoice name="provider" label="Providers" any="All providers" choices={choices} chosen={['two']} />
const told = () => document.querySelector('summary')?.textContent

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

it('[CLAIM-06] says how many are chosen as they are ticked', async () => {
  render(field)
  expect(told()).toBe('1 selected')
  await userEvent.click(screen.getByLabelText('one'))
  expect(told()).toBe('2 selected')
  for (const label of ['one', 'two']) await userEvent.click(screen.getByLabelText(label))
  expect(told()).toBe('All providers')
})

it('[CLAIM-06] counts what was ticked before the script arrived', async () => {
  const page = document.createElement('div')
  page.append(...new DOMParser().parseFromString(toHtml(field), 'text/html').body.childNodes)
  document.body.append(page)
  screen.getByLabelText('one').click()
  const root = await act(async () =>
    hydrateRoot(
      page,
      <Words words={baseWords('common')} language="en-US">
        {field}
      </Words>,
    ),
  )
  expect(told()).toBe('2 selected')
  act(() => root.unmount())
})
