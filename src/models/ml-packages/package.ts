import { encode } from '@/lib/lists.ts'
import type { Kind, LinkTarget } from '@/page/kind.ts'

/** ML packages: their names and their list. */
export const packageKind: Kind = {
  one: 'package',
  many: 'packages',
  list: () => '/mlpackages',
}

/** The page of a package, or one below it. */
export const packageTarget = (packageId: string, below = ''): LinkTarget => ({
  to: `/mlpackages/${encode(packageId)}${below}`,
  search: {},
})
