import { isPathId } from '@/lib/ids.ts'

/** The id in the address is malformed. The page shows only this message. */
export class InvalidPathIdError extends Error {
  override name = 'InvalidPathIdError'
}

interface IdRoute<Param extends string> {
  /** The page's name in the breadcrumbs. */
  crumb: string
  /** Path parameter that holds the id. */
  param: Param
  /** Name of the id in messages; default: `{crumb} ID`. */
  idName?: string
  /** Message for a malformed id; default: `Invalid {idName}.` */
  message?: string
  /** Whether an id is valid; default: `isPathId`. */
  isId?: (text: string) => boolean
}

/**
 * Route options for the page of one thing: its breadcrumb and the check of its id. The route throws
 * `InvalidPathIdError` for a malformed id.
 */
export const idRoute = <Param extends string>({
  crumb,
  param,
  idName = `${crumb} ID`,
  message = `Invalid ${idName}.`,
  isId = isPathId,
}: IdRoute<Param>) => ({
  staticData: { crumb },
  beforeLoad: ({ params }: { params: { readonly [name in Param]: string } }): void => {
    if (!isId(params[param])) throw new InvalidPathIdError(message)
  },
})
