import type { LoaderFunctionArgs } from 'react-router'
import type { RouteId } from '../../../schema/generated/routes.ts'
import { routeError } from '../../errors/failure.ts'
import type { CoverageCategory } from '../../generated/schema-types.ts'
import { portalContext } from '../../screen/portal.ts'
import { type CategoryWord, memberIn } from './addresses.ts'

const categories: { readonly [Word in CategoryWord]: CoverageCategory } = {
  medical: 'MEDICAL',
  dental: 'DENTAL',
  vision: 'VISION',
  pharmacy: 'PHARMACY',
}

/** Routes that are about one category, whatever their paths. */
const categoryOfRoute: ReadonlyMap<string | undefined, CoverageCategory> = new Map<RouteId, CoverageCategory>([
  ['benefits-medical', 'MEDICAL'],
  ['benefits-dental', 'DENTAL'],
  ['benefits-vision', 'VISION'],
  ['benefits-pharmacy', 'PHARMACY'],
  ['dental-service', 'DENTAL'],
  ['dental-service-of-period', 'DENTAL'],
])

const isWord = (text: string): text is CategoryWord => Object.hasOwn(categories, text)

/** The coverage category that an address is about: by its parameter, else by its route; undefined when by neither. */
function categoryAt({ params: { category = '' }, pattern, context }: LoaderFunctionArgs): CoverageCategory | undefined {
  const route = context.get(portalContext).routes.find(({ path }) => path === pattern)
  return isWord(category) ? categories[category] : categoryOfRoute.get(route?.id)
}

/** What the address of a benefits screen asks for. */
interface AskedBenefits {
  category: CoverageCategory
  /** Null for the signed-in member. */
  suffix: number | null
  /** A day of a plan period, as milliseconds since 1970; undefined for the current one. */
  effectiveTime: string | undefined
  /** Code or page id of one service. */
  service: string | undefined
}

/** Reads what an address asks for: a dental service stands in the path, any other service in the query. */
export function asked(place: LoaderFunctionArgs): AskedBenefits {
  const { request, params } = place
  const { searchParams } = new URL(request.url)
  const category = categoryAt(place)
  if (!category) throw routeError({ status: 404 })
  return {
    category,
    suffix: memberIn(searchParams),
    effectiveTime: params.effectiveTime,
    service: params.code ?? searchParams.get('service') ?? undefined,
  }
}
