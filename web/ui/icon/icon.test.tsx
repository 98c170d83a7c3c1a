import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Icon } from './icon.tsx'
import { iconPaths } from './icon-paths.ts'

afterEach(cleanup)

it('[TILE-16] shows the neutral icon for a name that the family lacks', () => {
  const { container } = render(<Icon name="unheard-of" />)
  expect(container.querySelector('path')?.getAttribute('d')).toBe(iconPaths.program)
})
