import type { SecurityQuestion } from '../../schema/generated/gateway-types.ts'

/** The questions that people choose from, in the order in which they are offered. */
export const securityQuestions: readonly SecurityQuestion[] = [
  { id: 'first-pet', question: 'What was the name of your first pet?' },
  { id: 'first-street', question: 'What street did you live on as a child?' },
  { id: 'first-concert', question: 'Whose concert did you go to first?' },
  { id: 'first-job', question: 'In what city was your first job?' },
  { id: 'first-teacher', question: 'What was the last name of your first teacher?' },
  { id: 'met-partner', question: 'In what city did you meet your partner?' },
  { id: 'childhood-friend', question: 'What is the first name of your best friend from childhood?' },
  { id: 'favorite-dish', question: 'What dish did your family make for celebrations?' },
  { id: 'dream-journey', question: 'What place did you always want to travel to?' },
  { id: 'grandparent-town', question: 'In what town did your grandparents live?' },
]
