import { use } from 'react'
import { UNSAFE_DataRouterStateContext as RouterState } from 'react-router'

/** True while the screen shows what a form's action answered: a refusal, or what it has done. */
export const useAnswered = () => use(RouterState)?.actionData != null
