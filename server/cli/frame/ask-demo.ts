import type { demoMembers } from '../../demo/demo-members.ts'

/** The demo's members. Their gateways are a second of loading, which other questions do not wait for. */
export const askDemo = async (...wanted: Parameters<typeof demoMembers>): ReturnType<typeof demoMembers> =>
  (await import('../../demo/demo-members.ts')).demoMembers(...wanted)
