import type { Find } from './found.ts'
import { nameOf } from './name-of.ts'

/** Variants that nobody gets, because one before them is taken or nobody who sees the item meets their condition. */
export const shadowedVariant: Find = ({ ground: { parts, reach, seen, space } }) => {
  const { and, none } = { ...space.diagrams.bound, none: space.diagrams.none }
  return parts
    .filter(part => seen(part) !== none)
    .flatMap(part =>
      part.forms.flatMap(({ variant, who }) =>
        variant === undefined || and(who, reach(part), space.possible) !== none
          ? []
          : [
              {
                surface: part.surface,
                path: [...part.path, 'variants', variant],
                says: `Nobody gets variant ${variant + 1} of ${nameOf(part)}: whoever sees the item and meets its "when" gets an earlier one.`,
                todo: 'Put it before the one that hides it, narrow that one, or remove it.',
              },
            ],
      ),
    )
}
