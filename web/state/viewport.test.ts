import { expect, it } from 'vitest'
import { viewportOf } from './viewport.ts'

it('[CONST-36] [CONST-37] [CONST-38] classes widths at 767/768 and 1279/1280 pixels', () => {
  const widths = [320, 767, 768, 1279, 1280, 2560]
  expect(widths.map(viewportOf)).toEqual(['phone', 'phone', 'tablet', 'tablet', 'desktop', 'desktop'])
})
