import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type AddressDates, addressDates } from '../forms/address-dates.ts'
import { knownChoices } from '../forms/known-choices.ts'
import { tidyListQuery } from '../forms/tidy-list-query.ts'
import { createScreenLoader } from './create-screen-loader.ts'
import { hereToday } from './here-today.ts'
import type { KnownDocument } from './known-document.ts'
import { leadTo } from './lead-to.ts'
import type { ScreenAnswer, ScreenData } from './screen-data.ts'

interface Options<Data extends ScreenAnswer, Variables> {
  /** Variables of the document beside the path. */
  variables: (search: URLSearchParams, dates: AddressDates) => Omit<Variables, 'path'>
  /** What the answer offers to choose from, by name in the address. */
  offered: (data: Omit<Data, 'screen'>) => Readonly<Record<string, readonly string[]>>
  /** How many pages the list has; undefined when it could not be had. */
  totalPages: (data: Omit<Data, 'screen'>) => number | undefined
}

/** What the loader of a list gives its screen. */
export interface ListData<Data extends ScreenAnswer> extends ScreenData<Data> {
  dates: AddressDates
}

/**
 * Makes the loader of a list that is narrowed by its address. An address that is not tidy, that chooses what the list
 * does not offer or that is beyond the last page leads on to the one that it means.
 */
export function createListLoader<Data extends ScreenAnswer, Variables extends { path: string }>(
  document: KnownDocument<Data, Variables>,
  { variables, offered, totalPages }: Options<Data, Variables>,
) {
  return async (args: LoaderFunctionArgs): Promise<ListData<Data>> => {
    const { pathname, searchParams } = new URL(args.request.url)
    const today = hereToday()
    leadOn(pathname, tidyListQuery(searchParams, today))
    const dates = addressDates(searchParams, today)
    const load = createScreenLoader(document, { memberScreen: true, variables: () => variables(searchParams, dates) })
    const list = await load(args)
    leadOn(pathname, knownChoices(searchParams, offered(list.data)))
    leadOn(pathname, lastPage(searchParams, totalPages(list.data)))
    return { ...list, dates }
  }
}

/** What the list's own loader returned; name the query type of its document. */
export function useList<Data extends ScreenAnswer>(): ListData<Data> {
  return useLoaderData() as ListData<Data>
}

function leadOn(pathname: string, search: URLSearchParams | undefined): void {
  if (search) throw leadTo(search.size === 0 ? pathname : `${pathname}?${search}`)
}

function lastPage(search: URLSearchParams, totalPages: number | undefined): URLSearchParams | undefined {
  if (!totalPages || Number(search.get('page') ?? 1) <= totalPages) return undefined
  const last = new URLSearchParams(search)
  if (totalPages === 1) last.delete('page')
  else last.set('page', String(totalPages))
  return last
}
