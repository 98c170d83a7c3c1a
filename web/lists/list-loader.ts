import type { LoaderFunctionArgs } from 'react-router'
import type { ScreenKind } from '../../schema/generated/manifests.ts'
import { thrownStatus } from '../errors/failure.ts'
import type { KnownDocument } from '../query/known-document.ts'
import type { Declared } from '../screen/ask.ts'
import { portalContext } from '../screen/portal.ts'
import { createScreenLoader, type ScreenAnswer, type ScreenData } from '../screen/screen-loader.ts'
import { parseDate } from '../ui/format/date-arithmetic.ts'
import { today } from '../ui/format/dates.ts'
import { type AddressDates, addressDates, earliestStart } from './date-range.ts'
import { pagesOf } from './page-of.ts'

interface ListLoaderOptions<Data extends ScreenAnswer, Variables> extends Pick<Declared<Data>, 'handles'> {
  /** Variables of the document beside the path. */
  variables: (search: URLSearchParams, dates: AddressDates) => Omit<Variables, 'path'>
  /** What the answer offers to choose from, by name in the address. */
  offered: (data: Omit<Data, 'screen'>) => Readonly<Record<string, readonly string[]>>
  /** How many items the list has; undefined when it could not be had. */
  totalCount: (data: Omit<Data, 'screen'>) => number | undefined
}

/** What the loader of a list gives its screen. */
export interface ListData<Data extends ScreenAnswer, Kind extends ScreenKind> extends ScreenData<Data, Kind> {
  dates: AddressDates
}

/**
 * Makes the loader of a list that is narrowed by its address. An address that is not tidy, that chooses what the list
 * does not offer, that names a member whom the family does not have or that is beyond the last page redirects to the tidy one.
 */
export function createListLoader<
  Kind extends ScreenKind,
  Data extends ScreenAnswer,
  Variables extends { path: string },
>(
  kind: Kind,
  document: KnownDocument<Data, Variables>,
  { variables, offered, totalCount, ...declared }: ListLoaderOptions<Data, Variables>,
) {
  return async (args: LoaderFunctionArgs): Promise<ListData<Data, Kind>> => {
    const { pathname, searchParams } = new URL(args.request.url)
    const { redirectTo, timeZone } = args.context.get(portalContext)
    const redirectToQuery = (search: URLSearchParams | undefined) => {
      if (search) throw redirectTo(search.size === 0 ? pathname : `${pathname}?${search}`)
    }
    // Where the person is: the server knows the zone from the browser, or takes the brand's.
    const here = today(new Date(), timeZone)
    redirectToQuery(tidyListQuery(searchParams, here))
    const dates = addressDates(searchParams, here)
    const load = createScreenLoader(kind, document, {
      ...declared,
      memberScreen: true,
      variables: () => variables(searchParams, dates),
    })
    const list = await load(args).catch((error: unknown) => {
      if (thrownStatus(error) === 404) redirectToQuery(withoutMember(searchParams))
      throw error
    })
    if (list.errors.some(({ status }) => status === 404)) redirectToQuery(withoutMember(searchParams))
    redirectToQuery(knownChoices(searchParams, offered(list.data)))
    redirectToQuery(lastPage(searchParams, pagesOf(totalCount(list.data) ?? 0)))
    return { ...list, dates }
  }
}

/** The query without the member whom it names, when the family has nobody like that; undefined when it names none. */
function withoutMember(search: URLSearchParams): URLSearchParams | undefined {
  if (!search.has('member')) return undefined
  const everybody = new URLSearchParams(search)
  everybody.delete('member')
  everybody.delete('page')
  return everybody
}

function lastPage(search: URLSearchParams, totalPages: number): URLSearchParams | undefined {
  if (totalPages === 0 || Number(search.get('page') ?? 1) <= totalPages) return undefined
  const last = new URLSearchParams(search)
  if (totalPages === 1) last.delete('page')
  else last.set('page', String(totalPages))
  return last
}

/**
 * The query of a list without choices that the list does not offer: those of another member or time. Undefined when all
 * of them are offered.
 */
export function knownChoices(
  search: URLSearchParams,
  offered: Readonly<Record<string, readonly string[]>>,
): URLSearchParams | undefined {
  const known = new URLSearchParams()
  for (const [name, value] of search) {
    if (!Object.hasOwn(offered, name) || offered[name]?.includes(value)) known.append(name, value)
  }
  if (known.size === search.size) return undefined
  known.delete('page')
  return known
}

/**
 * The query of a list without what means nothing: fields left empty, and dates that are the starting ones, which would
 * be out of range a day later. Dates are written yyyy-mm-dd. Undefined when the query is tidy as it is.
 */
export function tidyListQuery(search: URLSearchParams, today: string): URLSearchParams | undefined {
  const starting: Readonly<Record<string, string>> = { start: earliestStart(today), end: today }
  const tidy = new URLSearchParams()
  for (const [name, value] of search) {
    const isDate = Object.hasOwn(starting, name)
    const text = isDate ? (parseDate(value) ?? value) : value
    if (text !== '' && !(isDate && text === starting[name])) tidy.append(name, text)
  }
  return tidy.toString() === search.toString() ? undefined : tidy
}
