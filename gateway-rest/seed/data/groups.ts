/** An employer group. */
interface SeedGroup {
  readonly groupId: string
  readonly groupName: string
  readonly parentGroupId: string
  readonly parentGroupName: string
  readonly is360: boolean
  readonly local598: boolean
}

const PARENT = { parentGroupId: '100000010', parentGroupName: 'Commercial groups' } as const

function group(groupId: string, groupName: string, differs: Partial<SeedGroup> = {}): SeedGroup {
  return { groupId, groupName, ...PARENT, is360: false, local598: false, ...differs }
}

/** The groups, by the names that personas use. */
export const groups = {
  regular: group('10001001', 'Cascade Timber Works'),
  school: group('10001002', 'Harbor County Schools'),
  clinic: group('10001003', 'Willow Creek Veterinary'),
  second: group('10003100', 'Riverbend Foods'),
  third: group('10003200', 'Northgate Logistics'),
  short: group('10004760', 'Lighthouse Retirees'),
  preventive: group('10002805', 'City of Portland'),
  sales: group('10007360', 'Summit Builders Alliance', { is360: true }),
  medicare: group('10006500', 'Medicare Advantage members', {
    parentGroupId: '100000075',
    parentGroupName: 'Medicare',
  }),
  local598: group('10000598', 'Local 598 Pipe Trades', { local598: true }),
  individual: group('10009000', 'Individual and family plans', {
    parentGroupId: '100000020',
    parentGroupName: 'Individual',
  }),
  staff: group('10009900', 'Own employees', { parentGroupId: '100000030', parentGroupName: 'Own employees' }),
} as const satisfies Record<string, SeedGroup>

export type GroupName = keyof typeof groups
