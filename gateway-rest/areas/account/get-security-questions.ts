import type { Handler } from '../../http/call.ts'
import { securityQuestions } from '../../security/security-questions.ts'

/** `GET account/security-questions` (CALL-23): what people choose from, the same for everybody. */
export const getSecurityQuestions: Handler<'getSecurityQuestions'> = () => [...securityQuestions]
