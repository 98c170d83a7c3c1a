/** Values for the variables of the client's documents, by variable name; every document is run with them. */
export const sampleVariables: Record<string, unknown> = {
  path: '/home',
  groupId: 'G1',
  claimId: 'C1',
  program: 40,
  filter: { category: 'MEDICAL', providerIds: ['P1'] },
  page: 0,
  ask: true,
  category: 'MEDICAL',
  id: 'C1',
  memberSuffix: 0,
  documentId: 'D1',
  username: 'robin',
  password: 'Secret1',
  isCommunicationPolicySigned: true,
  isEeobPreferenceConsented: true,
}

/** `input` means a different thing in each mutation. */
export const sampleInputs: Record<string, unknown> = {
  LogInAs: { subscriberId: 'ABC123456', preventSalesforce: true },
  SavePreferences: { emailAddress: 'robin@sample.example', values: [{ name: 'electronicEob', value: true }] },
}
