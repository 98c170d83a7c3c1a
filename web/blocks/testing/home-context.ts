import type { ScreenView } from '../../../engine/view.ts'
import type { HomeContext } from '../block.tsx'
import type { HomeData } from '../home-data.ts'
import { programEntries } from '../programs/fixture.ts'
import { toolEntries } from '../tools/fixture.ts'
import { homeAnswers } from './home-answers.ts'

/** Words of the manifest's text "home". */
export const homeText = {
  gapTitle: "We can't show {name} right now",
  gapBody: 'The rest of your dashboard still works.',
  gapRetry: 'Try again',
  recentClaims: 'your recent claims',
  primaryCare: 'primary care',
  memberInfo: 'your membership',
  planManagement: "your plan's renewal",
  tools: 'tools',
  programs: 'programs',
}

/** A member's Home with the given answers in place of the usual ones. */
export function homeContext(answers: HomeData = {}, screen: Partial<ScreenView> = {}): HomeContext {
  return {
    data: { ...homeAnswers, ...answers },
    screen: { text: homeText, tools: toolEntries, programs: programEntries, ...screen },
  }
}
