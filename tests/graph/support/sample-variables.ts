const person = { subscriberId: 'ABC123456', firstName: 'Robin', lastName: 'Field', dateOfBirth: '1980-07-04' }
const answers = ['pet', 'street', 'car'].map(questionId => ({ questionId, answer: 'Biscuit' }))
const token = 'a'.repeat(43)

/** Values for the variables of the client's documents, by variable name; every document is run with them. */
export const sampleVariables: Record<string, unknown> = {
  path: '/home',
  claim: 'C1',
  number: 'C1',
  suffix: 0,
  patient: 0,
  member: null,
  skip: 0,
  program: 40,
  filter: {},
  ask: true,
  isFullScreen: false,
  category: 'DENTAL',
  type: 'DENTAL',
  service: 'D2392',
  on: '2025-01-01',
  search: { suffixes: [0], radius: 25, zip: '97205' },
  searching: true,
  choosing: true,
  provider: 'P1',
}

/** `input` means a different thing in each mutation. */
export const sampleInputs: Record<string, unknown> = {
  SignIn: { username: 'robin', password: 'Secret1' },
  ChooseGroup: { group: 'G1' },
  SwitchGroup: { group: 'G1' },
  SignPolicies: { isCommunicationPolicySigned: true, isEeobPreferenceConsented: true },
  Acknowledge: { text: 'house-rules' },
  ChangePassword: { currentPassword: 'Secret1', newPassword: 'Secret2' },
  SaveSecurityAnswers: { answers },
  EndSignIn: { id: 'C1' },
  CheckRegistration: { person },
  CheckUsername: { username: 'robin' },
  RecoverUsername: { person },
  RecoverPassword: { username: 'robin' },
  OpenRecoveryLink: { token },
  RequestIdCard: { category: 'DENTAL' },
  CancelPlan: { what: 'MEDICAL' },
  LogInAs: { subscriberId: 'ABC123456', preventSalesforce: true },
  EmailIdCard: { emailAddress: 'robin@sample.example', category: 'DENTAL' },
  SavePreferences: {
    emailAddress: 'robin@sample.example',
    currentPassword: 'Secret1',
    values: [{ name: 'ELECTRONIC_EOB', value: true }],
  },
  SelectProvider: { members: [{ suffix: 0 }], provider: 'P1' },
  SaveAddress: { addressLine1: '1 Main St', city: 'Portland', state: 'OR', zipCode: '97201', country: 'US' },
  Register: { person, username: 'robin', password: 'Secret1', emailAddress: 'robin@sample.example', answers },
  ResetPassword: { token, answers, newPassword: 'Secret2' },
}
