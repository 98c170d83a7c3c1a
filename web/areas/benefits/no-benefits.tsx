import type { CoverageCategory } from '../../generated/benefits-screen.ts'
import { Empty } from '../../ui/empty/empty.tsx'
import { Link } from '../../ui/link/link.tsx'
import { wordOf } from './categories.ts'
import { useSay } from './use-say.ts'

/** Stands in place of the list when a member has no benefits of the kind (BENEFIT-26). */
export function NoBenefits({ category }: { category: CoverageCategory }) {
  const say = useSay()
  const word = say(wordOf(category)).toLowerCase()
  return (
    <Empty title={say('noBenefits', { category: word })}>
      <p>{say('noBenefitsBody', { category: word })}</p>
      <Link target="/contact-us">{say('contact')}</Link>
    </Empty>
  )
}
