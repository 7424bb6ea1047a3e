import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { services } from '../src/config/services.ts'
import { importsOfParts, partOf } from './parts.ts'

test('what a page imports of a generated file comes from modules of its own', () => {
  const code = `import {
  getCar,
  type Car,
  listCars as cars,
} from '@generated/car/queries.ts'
import { object } from '@/transport/codec.ts'
rest`
  const lines = importsOfParts(code).split('\n')
  expect(lines[0]).toBe(
    "import { getCar } from '@generated/car/queries.ts?part=getCar'; import { listCars as cars } from '@generated/car/queries.ts?part=listCars'",
  )
  expect(lines.slice(5)).toEqual(["import { object } from '@/transport/codec.ts'", 'rest'])
})

const file = `// Generated.

import {
  list,
  object,
  type Plan,
} from '@/transport/codec.ts'
import type { Operation } from '@/transport/operation.ts'
import { carOperation } from './codec.ts'

export const Wheel: Plan = object({})
export const Car: Plan = /* @__PURE__ */ object({
  wheels: list(Wheel),
})
/** Cars. */
export const cars = () => carOperation
`

test('a declaration brings what it names, and nothing else', () => {
  expect(partOf(file, 'Wheel', 'codec.ts')).toBe(
    "import { object } from '@/transport/codec.ts'\nexport const Wheel: Plan = object({})\n",
  )
  expect(partOf(file, 'Car', 'codec.ts')).toMatch(
    /^import \{ list, object \} from '@\/transport\/codec.ts'\nimport \{ Wheel \} from '.\/codec.ts\?part=Wheel'\nexport const Car/,
  )
  expect(partOf(file, 'cars', 'queries.ts')).toMatch(
    /^import \{ carOperation \} from '.\/codec.ts\?part=carOperation'\nexport const cars/,
  )
})

test('a name that is not declared is an error', () => {
  expect(() => partOf(file, 'Boat', 'codec.ts')).toThrow('codec.ts declares no Boat.')
})

test.each(services)(
  'the generated files of %s declare nothing that no other may import',
  (service) => {
    for (const name of ['codec.ts', 'queries.ts']) {
      const text = readFileSync(`generated/${service}/${name}`, 'utf8')
      const statements =
        text.match(/^(?!import |export (const|interface) |\/\/|\/\*\*|[\s})\]>|])\S.*/gm) ?? []
      expect(statements, name).toEqual([])
    }
  },
)
