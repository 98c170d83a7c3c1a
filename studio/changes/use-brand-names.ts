import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { sharedFolder } from '../desk/model/surface.ts'
import { BrandNamesDocument } from '../generated/brand-names.ts'

/** How people call the brand of a folder: the folder itself until its name is known, as of a brand that a draft begins. */
export function useBrandNames(): (folder: string) => string {
  const { data } = useQuery(BrandNamesDocument)
  return useMemo(() => {
    const names = new Map(data?.brands.map(({ key, name }) => [key, name]))
    return folder => (folder === sharedFolder ? 'all brands' : (names.get(folder) ?? folder))
  }, [data])
}
