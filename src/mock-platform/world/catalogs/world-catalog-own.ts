import type { Catalog } from '@generated/catalog/types.ts'
import { before, day } from '../moments.ts'
import type { Random } from '../random.ts'
import { places } from '../vocabulary/words.ts'
import { type AreaContext, defineArea } from '../world.ts'
import { projectIds } from '../world-projects.ts'
import { sizeOf } from '../world-sizes.ts'

/** Purpose of a catalog in the world: most are in use, some cover empty states. */
type CatalogRole = 'in use' | 'without suites' | 'without integrations' | 'deleted'

/** A catalog and its purpose. */
export interface CatalogRecord {
  catalog: Catalog
  role: CatalogRole
  /** True when it has edge-case texts; such a catalog is not shared. */
  untidy?: boolean
}

interface Seed {
  name: string
  description: string
  role?: CatalogRole
  untidy?: boolean
}

const seeds: { readonly [projectId: string]: readonly Seed[] } = {
  [projectIds.shuttle]: [
    { name: 'Shuttle 4', description: 'Vehicles on the Odaiba route.' },
    { name: 'Shuttle 4 winter', description: 'Vehicles with heated sensors.\nNorthern routes.' },
    { name: 'Bus long wheelbase', description: '' },
    { name: 'Test bench', description: 'Vehicle computers on a desk; no motion.' },
    { name: 'Shuttle 4 Haneda', description: 'Vehicles between the terminals.' },
    { name: 'No suites yet', description: 'Just made; suites follow.', role: 'without suites' },
    { name: 'Without repository', description: '', role: 'without integrations' },
    { name: 'Shuttle 2', description: 'Out of service.', role: 'deleted' },
  ],
  [projectIds.robotaxi]: [
    {
      name: `<b>"Bench"</b> & 'Lab'`,
      description: '<img src=x onerror=alert(1)> at the test bench.\nاختبارات خط أودايبا',
      untidy: true,
    },
    { name: 'Robotaxi', description: 'Sedans in Nishi-Shinjuku.' },
    { name: 'Robotaxi minivan', description: 'Seven seats.' },
    { name: 'Robotaxi 2022', description: 'The first generation.', role: 'deleted' },
  ],
}

const seedOf = (projectId: string, index: number, random: Random): Seed =>
  seeds[projectId]?.[index] ?? {
    name: `${random.pick(places)} fleet ${String(index + 1).padStart(2, '0')}`,
    description: `Vehicles of line ${random.int(1, 30)}.`,
  }

const recordOf = ({ projectId, random, world }: AreaContext, index: number): CatalogRecord => {
  const own = random.fork(String(index))
  const { name, description, role = 'in use', untidy = false } = seedOf(projectId, index, own)
  const age = own.int(300, 900)
  const updated = own.int(2, 200)
  const deleted = role === 'deleted' && before(world, own.int(3, 40) * day)
  return {
    role,
    untidy,
    catalog: {
      id: own.uuid(),
      projectId,
      versionId: own.uuid(),
      displayName: name,
      description,
      type: 'vehicle',
      deprecated: role === 'deleted',
      ...(deleted && { deprecatedAt: deleted }),
      createdAt: before(world, age * day),
      updatedAt: deleted || before(world, updated * day),
    },
  }
}

/** Catalogs that belong to a project. */
export const ownCatalogArea = defineArea('own catalogs', (context): CatalogRecord[] =>
  Array.from({ length: sizeOf(context.projectId).catalogs }, (_, index) =>
    recordOf(context, index),
  ),
)
