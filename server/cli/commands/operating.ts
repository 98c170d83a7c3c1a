import type { PortalCommand } from '../frame/portal-command.ts'
import { audit } from './audit.ts'
import { check } from './check.ts'
import { database } from './database.ts'
import { sessions } from './sessions.ts'
import { settings } from './settings.ts'

/** Commands of `portal` that are in production too, in the order of their help. */
export const operating: readonly PortalCommand[] = [check, sessions, audit, database, settings]
