import { hydratePage } from './hydration/hydrate-page.tsx'
import { tellErrors } from './hydration/tell-errors.ts'
import { screens } from './routing/screens.ts'

tellErrors()
void hydratePage(screens)
