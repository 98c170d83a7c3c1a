import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { render } from '../../testing/render.tsx'
import { ProgressSteps } from './progress-steps.tsx'

afterEach(cleanup)
const states = () => screen.getAllByRole('listitem').map(item => item.getAttribute('data-state'))

it('[UI-17] shows steps before, at and after the active one', () => {
  render(<ProgressSteps steps={['One', 'Two', 'Three']} activeStep={1} darkerStepColors />)
  expect(states()).toEqual(['completed', 'active', 'future'])
  expect(screen.getAllByRole('listitem')[1]?.getAttribute('aria-current')).toBe('step')
  expect(screen.getByRole('list').hasAttribute('data-darker')).toBe(true)
})

it('[UI-18] gives the last step the success look', () => {
  render(<ProgressSteps steps={['One', 'Two', 'Three']} activeStep={2} successState />)
  expect(states()).toEqual(['completed', 'completed', 'success'])
})

it('[CONST-39] [CONST-40] [CONST-41] [CONST-42] has the four colours of the specification', async () => {
  const css = await readFile(join(import.meta.dirname, 'progress-steps.module.css'), 'utf8')
  const color = (name: string, block: RegExp) =>
    new RegExp(`--step-${name}: (#[0-9a-f]{6})`).exec(block.exec(css)?.[0] ?? '')?.[1]
  const [plain, darker] = [/\.steps \{.*?\}/s, /\.steps\[data-darker\] \{.*?\}/s]
  expect([color('active', plain), color('completed', plain), color('future', plain), color('future', darker)]).toEqual([
    '#262626',
    '#666666',
    '#eeeeee',
    '#d8d8d8',
  ])
  for (const [state, name] of [
    ['active', 'active'],
    ['completed', 'completed'],
  ])
    expect(css).toMatch(new RegExp(`\\[data-state="${state}"\\] \\.mark \\{\\s*background: var\\(--step-${name}\\)`))
  expect(css).toMatch(/\.mark \{[^}]*background: var\(--step-future\)/)
})
