/**
 * Loaded before a program of the portal (`node --import`): its clock runs `CLOCK_AHEAD_MS` milliseconds ahead, so that
 * what is relative to today looks the same whenever it is looked at.
 */
const ahead = Number(process.env.CLOCK_AHEAD_MS)
const real = Date
const now = () => real.now() + ahead

globalThis.Date = new Proxy(real, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
  apply: () => new real(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
