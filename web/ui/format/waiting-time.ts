import { inEachLanguage } from './spoken.ts'

const inUnits = (unit: string) =>
  inEachLanguage(language => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }))
const formats = { second: inUnits('second'), minute: inUnits('minute'), hour: inUnits('hour') }

/** A time to wait in words, rounded up: "1 second", "45 seconds", "2 minutes". From an hour and a half on in hours. */
export function waitingTime(seconds: number): string {
  const [unit, length] =
    seconds >= 5_400 ? (['hour', 3_600] as const) : seconds >= 90 ? (['minute', 60] as const) : (['second', 1] as const)
  return formats[unit]().format(Math.ceil(seconds / length))
}
