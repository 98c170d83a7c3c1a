import { TEST_NOW } from './test-gateway.ts'

/** What the token of an ordinary member says, of one who signed in when test gateways begin. */
export const GRANT = {
  memberKey: '2000100000',
  role: 'member',
  issuedByRole: null,
  groupId: '10001001',
  domainId: '1',
  sid: '0b5f3a52-7a2e-4c0e-9d0b-5a1f6c9e2d11',
  auth_time: Date.parse(TEST_NOW) / 1000,
  typ: 'access',
} as const
