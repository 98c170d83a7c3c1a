import { createContext, use } from 'react'
import { today } from './dates.ts'

/** Time zone of the person for whom a page is drawn: the server gives it, a browser has its own. */
export const TimeZoneContext = createContext<string | undefined>(undefined)

/** Today as yyyy-mm-dd where the person is (OPEN-50): a server elsewhere may be a day ahead or behind. */
export const useToday = (): string => today(new Date(), use(TimeZoneContext))
