import { acyclicConditions } from './acyclic-conditions.ts'
import { contactLines } from './contact-lines.ts'
import { datesInOrder } from './dates-in-order.ts'
import { journeyEnds } from './journey-ends.ts'
import { lockedConditions } from './locked-conditions.ts'
import { menuTargets } from './menu-targets.ts'
import { oneGenericError } from './one-generic-error.ts'
import { readableColors } from './readable-colors.ts'
import { routeTable } from './route-table.ts'
import type { Rule } from './rule.ts'
import { shownFields } from './shown-fields.ts'
import { allTexts, knownTexts, screenWords, textPlaceholders, texts } from './texts.ts'
import { uniqueIds } from './unique-ids.ts'
import { wholeTables } from './whole-tables.ts'

/** All checks of a brand whose surfaces follow their schemas. */
export const rules: readonly Rule[] = [
  texts,
  knownTexts,
  allTexts,
  textPlaceholders,
  screenWords,
  uniqueIds,
  datesInOrder,
  acyclicConditions,
  routeTable,
  shownFields,
  menuTargets,
  contactLines,
  lockedConditions,
  wholeTables,
  journeyEnds,
  oneGenericError,
  readableColors,
]
