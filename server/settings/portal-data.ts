import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Settings } from './settings.ts'

/** The portal's data file: PORTAL_DATA, which may be a folder, or one beside the reference gateway's. */
export function portalDataFile({ portalData, gatewayData }: Pick<Settings, 'portalData' | 'gatewayData'>): string {
  if (portalData !== undefined) return isFolder(portalData) ? join(portalData, 'portal.sqlite') : portalData
  if (gatewayData === ':memory:') return gatewayData
  return join(isFolder(gatewayData) ? gatewayData : dirname(gatewayData), 'portal.sqlite')
}

function isFolder(path: string): boolean {
  return /[\\/]$/.test(path) || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
