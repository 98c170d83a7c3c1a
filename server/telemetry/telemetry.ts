import type { Metric } from './instruments.ts'
import { createInstruments, type Instruments } from './metrics.ts'

/**
 * What the portal tells of itself in figures (OPS-08). Nobody but this folder knows how they leave the process; tests read
 * `metrics`.
 */
export interface Telemetry extends Instruments {
  /** Has metrics read that are known elsewhere, whenever somebody asks. */
  observe(metrics: readonly Metric[]): void
  /** All metrics as they are now. */
  metrics(): Metric[]
}

export function createTelemetry(): Telemetry {
  const instruments = createInstruments()
  const observed: Metric[] = []
  return {
    ...instruments,
    observe: metrics => void observed.push(...metrics),
    metrics: () => [...Object.values(instruments).map(instrument => instrument.metric()), ...observed],
  }
}
