/**
 * The persona whose token an example is sent with, by call; `active` where nothing stands here. An example has to work as it
 * stands: whoever adds a call whose example is about somebody else adds that somebody.
 */
const whoAsks: Readonly<Record<string, string>> = {
  logInAs: 'anyone',
  listTokenGroups: 'groups',
  switchGroup: 'groups',
  listMedicareMaterials: 'medicare',
  cancelPlan: 'renewal',
  // Nobody else's password: the others still have to sign in.
  putPassword: 'initial',
}

/** The persona that asks in the examples of a call. */
export const personaOf = (id: string): string => whoAsks[id] ?? 'active'

/** The status of an example that cannot succeed, because a document cannot hold what only a running gateway signs. */
const refusedExamples: Readonly<Record<string, number>> = {
  receiveHandOff: 401,
  listRecoveryQuestions: 400,
  resetPassword: 400,
}

/** The status with which the examples of a call are answered. */
export const exampleStatus = (id: string): number => refusedExamples[id] ?? 200

/** Which parameters go together, where it takes more to ask than those that are always required. */
const askedTogether: Readonly<Record<string, readonly (readonly string[])[]>> = {
  listEobs: [['claimId'], ['startDate', 'endDate', 'claimType', 'page', 'size']],
}

/** The least sets of parameters with which a call can be asked; none where those that are required are enough. */
export const leastParameters = (id: string): readonly (readonly string[])[] => askedTogether[id] ?? []
