import type { Story } from '../story.ts'
import { controlStories } from './controls.tsx'
import { dataStories } from './data.tsx'
import { dialogStories } from './dialogs.tsx'
import { fieldStories } from './fields.tsx'
import { formStories } from './forms.tsx'
import { homeBlockStories } from './home-blocks.tsx'
import { messageStories } from './messages.tsx'
import { navigationStories } from './navigation.tsx'
import { pageBlockStories } from './page-blocks.tsx'
import { surfaceStories } from './surfaces.tsx'

/** Every story, blocks first, by address. A component without one fails tests/gallery/complete.test.ts. */
export const stories: readonly Story[] = [
  ...controlStories,
  ...dataStories,
  ...dialogStories,
  ...fieldStories,
  ...formStories,
  ...homeBlockStories,
  ...messageStories,
  ...navigationStories,
  ...pageBlockStories,
  ...surfaceStories,
].toSorted((one, other) => (one.id < other.id ? -1 : 1))
