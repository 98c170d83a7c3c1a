import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { homeContext } from '../testing/home-context.ts'
import { show } from '../testing/show.tsx'
import { infoView } from './fixture.ts'
import { infoBanner } from './info-banner.tsx'

it('says what the manifest says, as a region with a heading', () => {
  show(infoBanner.render(infoView, homeContext()))
  expect(screen.getByRole('region', { name: 'Primary care administrative update' }).textContent).toContain(
    'Your dashboard now shows your primary care group instead of your provider.',
  )
})
