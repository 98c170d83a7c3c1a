import { useSearchParams } from 'react-router'

/** Keeps what the address chooses while its choices cannot be shown, so that filtering by the others loses nothing. */
export function KeptChoices({ names }: { names: readonly string[] }) {
  const [search] = useSearchParams()
  const kept = names.flatMap(name => search.getAll(name).map(value => ({ name, value })))
  return kept.map(({ name, value }) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}
