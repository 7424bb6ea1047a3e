import { expect, test, vi } from 'vitest'
import { routeCode, withOneImport } from './route-code.ts'

const route = `const $$splitLoader = () => import('./page.tsx?split');
import { lazyFn } from 'router';
const $$splitComponent = () => import('./page.tsx?split');
const $$splitOther = () => import('./other.tsx?split');`

test('the parts of a route import its file by one function, each line in its place', () => {
  expect(withOneImport(route).split('\n')).toEqual([
    "import { kept as $$kept } from 'virtual:route-code';const $$splitLoader = $$kept(() => import('./page.tsx?split'));",
    "import { lazyFn } from 'router';",
    'const $$splitComponent = $$splitLoader;',
    "const $$splitOther = $$kept(() => import('./other.tsx?split'));",
  ])
})

const keptOf = async (): Promise<<Code>(load: () => Promise<Code>) => () => Promise<Code>> => {
  const { resolveId, load } = routeCode()
  if (typeof resolveId !== 'function' || typeof load !== 'function') throw new Error('no functions')
  const id: unknown = Reflect.apply(resolveId, {}, ['virtual:route-code'])
  const code: unknown = Reflect.apply(load, {}, [id])
  const { kept } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(String(code))}`
  )
  return kept
}

test('a file that has been imported is there at once; one that could not be had is asked for again', async () => {
  const kept = await keptOf()
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code')
  const page = kept(load)
  await expect(page()).rejects.toThrow('offline')
  expect(await Promise.all([page(), page()])).toEqual(['code', 'code'])
  expect(load).toHaveBeenCalledTimes(2)
})
