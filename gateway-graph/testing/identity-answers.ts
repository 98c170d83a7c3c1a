import type * as rest from '../../schema/generated/gateway-types.ts'
import type { Replies } from './replies.ts'

const accepted = { json: { accepted: true } satisfies rest.Accepted }

const securityQuestions = {
  json: [{ id: 'first-pet', question: 'Your first pet?' }] satisfies rest.SecurityQuestionList,
}

/** What the double answers about registration, recovery and the forms of the account. */
export const identityAnswers: Replies = {
  'PUT account/password': { text: 'ACT' satisfies rest.AccountStatusCode },
  'GET account/security-questions': securityQuestions,
  'PUT account/security-answers': {
    json: { questionIds: ['first-pet', 'first-street', 'first-job'] } satisfies rest.SecurityAnswersState,
  },
  'PUT account/address': {
    json: {
      ...{ addressLine1: '2 Main Street', addressLine2: null, city: 'Springfield', state: 'OR', zipCode: '97000' },
      ...{ country: 'US', phoneNumber: null },
    } satisfies rest.Address,
  },
  'GET account/address/codes': {
    json: [
      { codeKey: 'WA', codeType: 'STATE', description: 'Washington', sortOrder: 2 },
      { codeKey: 'OR', codeType: 'STATE', description: 'Oregon', sortOrder: 1 },
      { codeKey: 'US', codeType: 'COUNTRY', description: 'United States', sortOrder: 1 },
    ] satisfies rest.CodeList,
  },
  'GET account/registration/details': {
    json: {
      ...{ subscriberId: 'ABC123456', firstName: 'Robin', lastName: 'Sample', dateOfBirth: '1980-06-15' },
      emailAddress: 'robin@sample.example',
    } satisfies rest.RegistrationDetails,
  },
  'POST account/registration/validate-user': accepted,
  'POST account/registration/validate-username': { json: { available: true } satisfies rest.UsernameAvailability },
  'POST account/registration': { json: { username: 'robin' } satisfies rest.RegistrationResult },
  'POST account/forgot-username': accepted,
  'POST account/forgot-password': accepted,
  'POST account/forgot-password/questions': securityQuestions,
  'POST account/forgot-password/reset': accepted,
}
