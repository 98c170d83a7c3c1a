import { hydratePage } from './hydration/hydrate-page.tsx'
import { screens } from './routing/screens.ts'

void hydratePage(screens)
