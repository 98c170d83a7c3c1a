/** A time to wait in words, rounded up: "1 second", "45 seconds", "2 minutes". From an hour and a half on in hours. */
export function waitingTime(seconds: number): string {
  const [unit, length] =
    seconds >= 5_400 ? (['hour', 3_600] as const) : seconds >= 90 ? (['minute', 60] as const) : (['second', 1] as const)
  return new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(seconds / length),
  )
}
