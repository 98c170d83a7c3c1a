import type { ConditionScope } from '../../../engine/conditions/condition-scope.ts'

/** What the conditions of the fixtures may name. */
export const scope: ConditionScope = {
  conditions: {
    'signed-in': { description: 'Signed in.', when: { session: ['full'] } },
    covered: {
      description: 'Has an active medical or dental plan.',
      when: { any: [{ medical: ['active'] }, { dental: ['active'] }] },
    },
    'head-of-family': {
      description: 'Signed in as the subscriber.',
      when: { all: [{ use: 'signed-in' }, { relationship: ['subscriber'] }] },
    },
    'pilot-member': {
      description: 'Subscriber of a group of the pilot.',
      when: { all: [{ use: 'head-of-family' }, { in: 'pilot-groups' }] },
    },
    'no-medical': { description: 'Has no active medical plan.', when: { not: { medical: ['active'] } } },
  },
  segments: {
    'pilot-groups': { description: 'Groups of the pilot.', of: 'groupId', values: ['20000001', '20000002'] },
    'second-pilot': { description: 'Groups of the second pilot.', of: 'groupId', values: ['20000002', '20000003'] },
    'large-employers': { description: 'Large employers.', of: 'parentGroupId', values: ['300000001'] },
    'fitness-programs': { description: 'Programs for fitness.', of: 'programId', values: ['501', '502'] },
  },
}
