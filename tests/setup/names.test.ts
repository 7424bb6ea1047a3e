import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** Files of `src`, without their kind: routes are named by their addresses. */
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/routes/'))

const clashes = (names: readonly string[]) =>
  [...Map.groupBy(names, (file) => basename(file).replace(/\.tsx?$/, ''))]
    .filter(([, same]) => same.length > 1)
    .map(([, same]) => same.join(', '))

test('no two files of src share a name', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(clashes(files)).toEqual([])
})

test('a second file of a name is found, whatever it holds', () => {
  expect(clashes(['src/models/a/plots.ts', 'src/features/a/plots.tsx', 'src/lib/plot.ts'])).toEqual(
    ['src/models/a/plots.ts, src/features/a/plots.tsx'],
  )
})

test('what replaces a module is a .test.tsx: files of the other kind share their modules', () => {
  const replacing = files.filter(
    (file) => file.includes('.test.') && /\bvi\.(mock|doMock)\(/.test(readFileSync(file, 'utf8')),
  )
  expect(replacing.length).toBeGreaterThan(5)
  expect(replacing.filter((file) => file.endsWith('.test.ts'))).toEqual([])
})
