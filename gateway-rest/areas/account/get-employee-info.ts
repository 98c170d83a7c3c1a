import type { Handler } from '../../http/call.ts'

/** `GET account/getEmployeeId` (CALL-16, ENT-05): the employee id, and whether the group of the token is local 598. */
export const getEmployeeInfo: Handler<'getEmployeeInfo'> = ({ viewer, database }) => {
  const family = database.get<{ employeeId: string | null }>(
    'select employeeId from family where subscriberKey = ?',
    viewer.subscriberKey,
  )
  const group = database.get<{ local598: number }>('select local598 from planGroup where groupId = ?', viewer.groupId)
  return { employeeId: family?.employeeId ?? null, local598: group?.local598 === 1 }
}
