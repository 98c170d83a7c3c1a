const mean = (samples: readonly number[]) => samples.reduce((sum, one) => sum + one, 0) / samples.length

function variance(samples: readonly number[]): number {
  const middle = mean(samples)
  return samples.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (samples.length - 1)
}

/** The tenth of the samples that took longest tell of the machine, not of the name: they are left out on both sides. */
function withoutTail(samples: readonly number[]): readonly number[] {
  return samples.toSorted((a, b) => a - b).slice(0, Math.ceil(samples.length * 0.9))
}

export const welch = {
  mean: (samples: readonly number[]) => mean(withoutTail(samples)),
  /** Welch's t: how far apart two means lie, in the uncertainty of both. From 4.5 on they are told apart. */
  t: (a: readonly number[], b: readonly number[]) => apart(withoutTail(a), withoutTail(b)),
  /** The same with every sample. */
  tOfAll: apart,
}

function apart(one: readonly number[], other: readonly number[]): number {
  return (mean(one) - mean(other)) / Math.sqrt(variance(one) / one.length + variance(other) / other.length)
}
