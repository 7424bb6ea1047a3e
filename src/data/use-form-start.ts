import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * What a form begins with: the first answer that is current, as a form that began with an older one would be
 * refused when it is saved. Undefined until then, and the same from then on, whatever is fetched later.
 */
export const useFormStart = <Data extends object>({
  data,
  isSuccess,
  isFetching,
}: UseQueryResult<Data, unknown>): Data | undefined => {
  const [first, setFirst] = useState<Data>()
  if (!first && isSuccess && !isFetching) setFirst(data)
  return first
}
