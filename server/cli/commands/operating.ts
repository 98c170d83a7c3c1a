import type { PortalCommand } from '../frame/portal-command.ts'
import { asset } from './asset.ts'
import { audit } from './audit.ts'
import { check } from './check.ts'
import { content } from './content.ts'
import { database } from './database.ts'
import { draft } from './draft.ts'
import { history } from './history.ts'
import { publish } from './publish.ts'
import { review } from './review.ts'
import { rollback } from './rollback.ts'
import { schedule } from './schedule.ts'
import { sessions } from './sessions.ts'
import { settings } from './settings.ts'

/** Commands of `portal` that are in production too, in the order of their help. */
export const operating: readonly PortalCommand[] = [
  check,
  draft,
  review,
  publish,
  schedule,
  history,
  rollback,
  asset,
  content,
  sessions,
  audit,
  database,
  settings,
]
