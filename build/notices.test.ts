import { expect, test } from 'vitest'
import { noticesOf, packageFolder } from './notices.ts'

test.each([
  ['/p/node_modules/react/index.js', '/p/node_modules/react'],
  ['/p/node_modules/@scope/one/dist/a.js?v=1', '/p/node_modules/@scope/one'],
  ['/p/node_modules/a/node_modules/b/c.js', '/p/node_modules/a/node_modules/b'],
  ['\0/p/node_modules/a/b.js?commonjs', '/p/node_modules/a'],
  ['/p/src/main.tsx', undefined],
])('%j belongs to %s', (file, folder) => expect(packageFolder(file)).toBe(folder))

test('a notice, a license and the name of a font are handed on', () => {
  const at = (name: string) => `${process.cwd()}/node_modules/${name}/package.json`
  const text = noticesOf(['echarts', '@fontsource-variable/inter', 'react', 'react'].map(at))
  expect(text).toMatch(/^The Evaluation Console contains work of others/)
  expect(text).toContain('The Apache Software Foundation')
  expect(text).toContain('SIL OPEN FONT LICENSE')
  expect(text.match(/^react \d/gm)).toHaveLength(1)
})
