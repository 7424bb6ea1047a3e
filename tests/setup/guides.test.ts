import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const guides = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md'])

/** Areas that are there only as an example of how to add one. */
const example = /robots/

/** Files and folders that a text names from the root of the project, and those that it links to. */
const namedIn = (guide: string): string[] => {
  const text = readFileSync(guide, 'utf8')
  const named = text.matchAll(/`((?:codegen|deploy|docs|openapi|src|tests)\/[\w./$-]+)`/g)
  const linked = text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)
  return [
    ...[...named].map(([, path = '']) => path),
    ...[...linked].map(([, path = '']) => join(dirname(guide), path)),
  ].filter((path) => !example.test(path))
}

test('there are guides, and they name files', () => {
  expect(guides.flatMap(namedIn).length).toBeGreaterThan(50)
})

test.each(guides)('%s names what is there', (guide) => {
  expect(namedIn(guide).filter((path) => !existsSync(path))).toEqual([])
})
