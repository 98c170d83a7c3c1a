import type { Find } from './found.ts'
import { nameOf } from './name-of.ts'

/** Items whose last day is over. */
export const pastDate: Find = ({ ground: { parts }, today }) =>
  parts
    .filter(({ item: { until } }) => typeof until === 'string' && until < today)
    .map(part => ({
      surface: part.surface,
      path: [...part.path, 'until'],
      says: `${nameOf(part)} has not been shown since ${String(part.item.until)}.`,
      todo: 'Remove it, or move "until" when it is wanted again.',
    }))
