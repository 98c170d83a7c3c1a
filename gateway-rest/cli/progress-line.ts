const INTERVAL = 1_000

const number = new Intl.NumberFormat('en-US')

/** How much memory the process has taken at most, in megabytes. */
export const peakMegabytes = () => Math.round(process.resourceUsage().maxRSS / 1024)

/** Tells on standard error, once a second, how far a population is. */
export function createProgressLine(families: number, started: number): (done: number) => void {
  let last = started
  return done => {
    const now = performance.now()
    if (now - last < INTERVAL && done < families) return
    last = now
    const seconds = Math.round((now - started) / 1000)
    const line = `${number.format(done)} of ${number.format(families)} families, ${seconds} s, ${peakMegabytes()} MB of memory`
    process.stderr.write(process.stderr.isTTY ? `\r${line}` : `${line}\n`)
    if (done === families && process.stderr.isTTY) process.stderr.write('\n')
  }
}
