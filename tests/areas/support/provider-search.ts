import type { Answers } from './fake-query.ts'
import { ana, leo, provider, sam } from './family-in-primary-care.ts'

export const persona = 'subscriber, active'
export const path = '/find-care/primary-care/2/search'
export const searched = `${path}?zip=97301&radius=25&effectiveDate=2026-12-01&searchString=family`
export const asked = `${searched}&provider=P10001`
export const near = provider
export const full = {
  ...near,
  number: 'P10002',
  name: 'Mei Okada',
  title: null,
  acceptingNewPatients: false,
}
export const page = (nodes: object[], totalCount = nodes.length) => ({
  ...{ totalCount, edges: nodes.map(node => ({ distance: 1.2, node })) },
})
/** The family, and what there is of the member whom the address names. */
export const familyWith = (primaryCare: object) => ({
  address: { zipCode: '97301-1234' },
  member: { primaryCare },
})
export const viewer = {
  family: familyWith(leo),
  preferences: { emailAddress: 'ana@mail.example' },
  primaryCare: { withProvider: [ana, sam], withoutProvider: [leo] },
}
/** The gateway's part: providers when they are searched for, the one when it is named. */
export const answers = (own: object = {}, found = page([near, full])): Answers => ({
  PrimaryCareSearchScreen: ({ searching, choosing }) => ({
    data: {
      viewer: {
        ...viewer,
        ...(searching === true && { primaryCareProviders: found }),
        ...(choosing === true && { primaryCareProvider: near }),
        ...own,
      },
    },
  }),
  PrimaryCareScreen: () => ({
    data: {
      viewer: {
        primaryCare: { withProvider: [ana, { ...leo, providerName: 'Amelia Hartmann' }], withoutProvider: [] },
      },
    },
  }),
  SelectProvider: () => ({
    data: { selectPrimaryCareProvider: { message: 'Amelia Hartmann it is.', userErrors: [] } },
  }),
})
/** The gateway refuses the choice. */
export const refusing = (code: string): Answers => ({
  ...answers(),
  SelectProvider: () => ({
    data: { selectPrimaryCareProvider: { message: null, userErrors: [{ code, path: null }] } },
  }),
})
