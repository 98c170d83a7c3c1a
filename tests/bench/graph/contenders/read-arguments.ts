/** What every contender's process is started with: its own port, and the origin of the upstream. */
export function readArguments(): { port: number; upstream: string } {
  const [port, upstream = ''] = process.argv.slice(2)
  return { port: Number(port), upstream }
}
