const person = { subscriberId: 'ABC123456', firstName: 'Robin', lastName: 'Field', dateOfBirth: '1980-07-04' }
const answers = ['pet', 'street', 'car'].map(questionId => ({ questionId, answer: 'Biscuit' }))
const token = 'a'.repeat(43)

/** Values for the variables of the client's documents, by variable name; every document is run with them. */
export const sampleVariables: Record<string, unknown> = {
  path: '/home',
  groupId: 'G1',
  claim: 'C1',
  number: 'C1',
  suffix: 0,
  patient: 0,
  skip: 0,
  program: 40,
  filter: {},
  page: 0,
  ask: true,
  id: 'C1',
  username: 'robin',
  password: 'Secret1',
  currentPassword: 'Secret1',
  newPassword: 'Secret2',
  person,
  token,
  isCommunicationPolicySigned: true,
  text: 'house-rules',
  isEeobPreferenceConsented: true,
  isFullScreen: false,
  category: 'DENTAL',
  type: 'DENTAL',
  memberSuffix: 0,
  service: 'D2392',
  on: '2025-01-01',
  search: { memberSuffixes: [0], radius: 25, zip: '97205' },
  searching: true,
  choosing: true,
  providerId: 'P1',
  cancellationStatusId: 'M',
  answers,
}

/** `input` means a different thing in each mutation. */
export const sampleInputs: Record<string, unknown> = {
  LogInAs: { subscriberId: 'ABC123456', preventSalesforce: true },
  EmailIdCard: { emailAddress: 'robin@sample.example', category: 'DENTAL' },
  SavePreferences: {
    emailAddress: 'robin@sample.example',
    currentPassword: 'Secret1',
    values: [{ name: 'electronicEob', value: true }],
  },
  SelectProvider: { members: [{ memberSuffix: 0 }], providerId: 'P1' },
  SaveAddress: { addressLine1: '1 Main St', city: 'Portland', state: 'OR', zipCode: '97201', country: 'US' },
  Register: { person, username: 'robin', password: 'Secret1', emailAddress: 'robin@sample.example', answers },
  ResetPassword: { token, answers, newPassword: 'Secret2' },
}
