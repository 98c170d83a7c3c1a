import { screens } from './routing/screens.ts'
import type { RenderPage } from './server/page.ts'
import { renderPage as render } from './server/render-page.tsx'

/** What the server calls: pages made of the portal's real screens. */
export const renderPage: RenderPage = page => render(page, screens)
