import { cents } from '../format/cents.ts'

/** met / limit x 100, between 0 and 100, for the bar's width alone (CONST-35); 0 for a limit that is none. */
export function progressPercentage(met: string, limit: string): number {
  const whole = cents(limit) ?? 0
  if (whole <= 0) return 0
  return Math.min(100, Math.max(0, ((cents(met) ?? 0) / whole) * 100))
}
