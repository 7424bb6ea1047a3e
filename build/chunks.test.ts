import { expect, test } from 'vitest'
import { fileName, type LazyModule, mergedFiles } from './chunks.ts'

const small = 400
const large = 60_000

const entry = (id: string, imports: readonly string[], size = large): LazyModule => ({
  id,
  size,
  imports,
  isEntry: true,
})

const shared = (id: string, size: number, imports: readonly string[] = []): LazyModule => ({
  id,
  size,
  imports,
  isEntry: false,
})

test('large files stay as the bundler makes them', () => {
  const modules = [
    entry('/a.tsx', ['/both.ts']),
    entry('/b.tsx', ['/both.ts']),
    shared('/both.ts', large),
  ]
  expect(mergedFiles(modules).size).toBe(0)
})

test('what two pages share joins the file that both load', () => {
  const modules = [
    entry('/a.tsx', ['/large.ts', '/small.ts']),
    entry('/b.tsx', ['/large.ts', '/small.ts']),
    entry('/c.tsx', ['/large.ts']),
    shared('/large.ts', large),
    shared('/small.ts', small),
  ]
  expect(Object.fromEntries(mergedFiles(modules))).toEqual({
    '/large.ts': 'large',
    '/small.ts': 'large',
  })
})

test('a small file joins no file that would load much more for some page', () => {
  const modules = [
    entry('/a.tsx', ['/heavy.ts', '/small.ts']),
    entry('/b.tsx', ['/small.ts']),
    entry('/c.tsx', ['/heavy.ts']),
    shared('/heavy.ts', large),
    shared('/small.ts', small, ['/also-heavy.ts']),
    shared('/also-heavy.ts', large),
  ]
  expect(mergedFiles(modules).get('/heavy.ts')).toBeUndefined()
})

test('files that would import each other are not merged', () => {
  // Merged, the small one and the last would need the one in between, and that one them.
  const modules = [
    entry('/a.tsx', ['/small.ts', '/between.ts', '/last.ts']),
    entry('/b.tsx', ['/between.ts', '/last.ts']),
    entry('/c.tsx', ['/last.ts']),
    shared('/small.ts', small, ['/between.ts']),
    shared('/between.ts', large, ['/last.ts']),
    shared('/last.ts', small),
  ]
  const files = mergedFiles(modules)
  const fileOf = (id: string) => files.get(id) ?? id
  expect(fileOf('/small.ts')).not.toBe(fileOf('/last.ts'))
})

test('pages of a few lines come in one file', () => {
  const modules = [entry('/signed-out.tsx', [], small), entry('/maintenance.tsx', [], small * 2)]
  expect([...mergedFiles(modules).values()]).toEqual(['maintenance', 'maintenance'])
})

test('a file is named by its page, and no two alike', () => {
  const modules = ['cars', 'maps'].flatMap((area) => {
    const [page, own] = [`/${area}/$id/index.tsx?tsr-split=component`, `/${area}.ts`]
    return [
      entry(`/${area}/one.tsx`, [page, own]),
      entry(`/${area}/two.tsx`, [page, own]),
      entry(`/${area}/three.tsx`, [page]),
      shared(page, large),
      shared(own, small),
    ]
  })
  expect(Object.fromEntries(mergedFiles(modules))).toEqual({
    '/cars/$id/index.tsx?tsr-split=component': '_id',
    '/cars.ts': '_id',
    '/maps/$id/index.tsx?tsr-split=component': '_id-2',
    '/maps.ts': '_id-2',
  })
})

test('a name from the bundler is cut to what it begins with', () => {
  expect(fileName({ name: 'icons~index~edit' })).toBe('assets/icons-[hash].js')
})
