import type {
  GroupDetailList,
  GroupList,
  GroupSwitchRequest,
  GroupsInfo,
  TokenGroupList,
  TokenResponse,
} from '../../schema/generated/gateway-types.ts'
import {
  validateGroupDetailList,
  validateGroupList,
  validateGroupsInfo,
  validateTokenGroupList,
  validateTokenResponse,
} from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../context/rest-client.ts'

/** `GET groups`: all groups and the current one (CALL-09, OPEN-55). */
export function readGroupsInfo(rest: RestClient): Promise<GroupsInfo> {
  return rest.get('groups', {}, validateGroupsInfo)
}

/** `GET groups/individual`: groups with member key and 360 flag (CALL-10, OPEN-55). */
export function readIndividualGroups(rest: RestClient): Promise<GroupList> {
  return rest.get('groups/individual', {}, validateGroupList)
}

/** `GET group-detail` (CALL-11). */
export function readGroupDetails(rest: RestClient): Promise<GroupDetailList> {
  return rest.get('group-detail', {}, validateGroupDetailList)
}

/** `GET group-selection`: the groups for a token (CALL-12, OPEN-12). */
export function readTokenGroups(rest: RestClient): Promise<TokenGroupList> {
  return rest.get('group-selection', {}, validateTokenGroupList)
}

/** `POST group-selection` with the token as its explicit bearer (CALL-03, CALL-08, CALL-13). */
export function switchGroup(
  rest: RestClient,
  body: GroupSwitchRequest,
  token: string | undefined,
): Promise<TokenResponse> {
  return rest.send('POST', 'group-selection', body, validateTokenResponse, token === undefined ? {} : { token })
}
