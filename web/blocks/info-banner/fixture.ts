import type { BlockView } from '../block.tsx'
import { paragraph } from '../testing/rich-text.ts'

export const infoView: BlockView<'info-banner'> = {
  id: 'primary-care-update',
  block: 'info-banner',
  column: 'full',
  title: 'Primary care administrative update',
  body: paragraph('Your dashboard now shows your **primary care group** instead of your provider.'),
}
