import { type Kind, values } from '../support/mutation.ts'

/** Ways that lead nowhere or in circles. */
export const ways: readonly Kind[] = [
  values('a way in a circle', {
    'base/routes.json routes/root/to': '/',
    'base/routes.json routes/account/to': '/account',
    'base/routes.json guards/signed-in/otherwise/redirect': '/home',
    'base/routes.json guards/has-current-plan/otherwise': { redirect: '/benefits/programs' },
    'base/routes.json guards/not-termed/otherwise/redirect': '/find-care',
    'base/routes.json guards/has-medical/otherwise/redirect': '/benefits/medical',
  }),
]
