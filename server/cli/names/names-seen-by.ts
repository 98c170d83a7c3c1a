import type { IdNames } from '../../../engine/words/id-names.ts'
import {
  validateAccount,
  validateGroupsInfo,
  validateProgramList,
} from '../../../schema/generated/gateway-validators.js'
import type { Brand } from '../../../schema/generated/manifests.ts'
import { asSignedIn, type Done } from '../gateway/as-signed-in.ts'

interface Credentials {
  username: string
  password: string
}

/** The names of groups and programs that one person finds at the gateway, or why they find none. */
export const namesSeenBy = (
  credentials: Credentials,
  { domainId, gatewayBasePath }: Pick<Brand, 'domainId' | 'gatewayBasePath'>,
  gatewayUrl: string,
): Promise<Done<IdNames>> =>
  asSignedIn(
    { ...credentials, domainId: String(domainId), base: `${gatewayUrl.replace(/\/$/, '')}${gatewayBasePath}` },
    async call => {
      // What one of them refuses, the others may tell.
      const [account, groups, programs] = await Promise.all([
        call('account', validateAccount).catch(() => undefined),
        call('groups', validateGroupsInfo).catch(() => undefined),
        call('programs', validateProgramList).catch(() => undefined),
      ])
      const parent = account?.parentGroupId
      return {
        groupId: Object.fromEntries(groups?.groups.map(({ groupId, groupName }) => [groupId, groupName]) ?? []),
        parentGroupId: parent && account.parentGroupName ? { [parent]: account.parentGroupName } : {},
        programId: Object.fromEntries(programs?.map(({ id, name }) => [String(id), name]) ?? []),
      }
    },
  )
