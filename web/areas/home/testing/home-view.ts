import type { ScreenView } from '../../../../engine/view.ts'
import { ebillAlertView } from '../../../blocks/ebill-alert/fixture.ts'
import { infoView } from '../../../blocks/info-banner/fixture.ts'
import { memberInfoView } from '../../../blocks/member-info-tile/fixture.ts'
import { renewalView } from '../../../blocks/plan-management-banner/fixture.ts'
import { preventiveView } from '../../../blocks/preventive-care-card/fixture.ts'
import { primaryCareView } from '../../../blocks/primary-care-tile/fixture.ts'
import { programEntries, programsView } from '../../../blocks/programs/fixture.ts'
import { recentClaimsView } from '../../../blocks/recent-claims/fixture.ts'
import { homeText } from '../../../blocks/testing/home-context.ts'
import { toolEntries, toolsView } from '../../../blocks/tools/fixture.ts'
import { welcomeView } from '../../../blocks/welcome-banner/fixture.ts'

/** Every kind of block there is, in the order of the base manifest. */
export const homeView: ScreenView = {
  text: homeText,
  home: [
    welcomeView,
    renewalView,
    ebillAlertView,
    infoView,
    preventiveView,
    recentClaimsView,
    memberInfoView,
    primaryCareView,
    toolsView,
    programsView,
  ],
  tools: toolEntries,
  programs: programEntries,
}
