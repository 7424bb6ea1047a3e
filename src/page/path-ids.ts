import { isPathId } from '@/lib/ids.ts'

/** An id in the address is none; the page shows nothing but this message. */
export class InvalidPathIdError extends Error {
  override name = 'InvalidPathIdError'
}

interface IdRoute<Param extends string> {
  /** Name of the page in the chain of pages. */
  crumb: string
  /** The parameter of the path that holds the id. */
  param: Param
  /** What the id is called in messages; `{crumb} ID` unless given. */
  idName?: string
  /** Said of a bad id, where it is not `Invalid {id name}.` */
  message?: string
}

/**
 * The part of a route that stands for one thing: its place in the chain of pages, and the check of its id.
 * The route throws `InvalidPathIdError` for what is no id.
 */
export const idRoute = <Param extends string>({
  crumb,
  param,
  idName = `${crumb} ID`,
  message = `Invalid ${idName}.`,
}: IdRoute<Param>) => ({
  staticData: { crumb },
  beforeLoad: ({ params }: { params: { readonly [name in Param]: string } }): void => {
    if (!isPathId(params[param])) throw new InvalidPathIdError(message)
  },
})
