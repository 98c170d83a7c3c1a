/** The value below which a share of the samples lies: 0.5 the median. Zero of nothing. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The middle value. */
export function median(samples: readonly number[]): number {
  return percentile(samples, 0.5)
}
