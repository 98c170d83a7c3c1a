import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Alert } from '../alert/alert.tsx'
import { Icon } from './icon.tsx'
import { iconPaths } from './icon-paths.ts'

afterEach(cleanup)

it('[TILE-16] shows the neutral icon for a name that the family lacks', () => {
  const { container } = render(<Icon name="unheard-of" />)
  expect(container.querySelector('path')?.getAttribute('d')).toBe(iconPaths.program)
})

it('tells each type of message apart, and an error from the bell of the alerts', () => {
  const icons = (['info', 'success', 'warning', 'error'] as const).map(type => {
    const { container } = render(<Alert type={type} title="Told" />)
    return container.querySelector('path')?.getAttribute('d')
  })
  expect(new Set(icons).size).toBe(icons.length)
  expect(icons).not.toContain(iconPaths.alert)
})
