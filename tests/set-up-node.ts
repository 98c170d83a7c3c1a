import { refuseScans } from './query-plans/refuse-scans.ts'

refuseScans()
