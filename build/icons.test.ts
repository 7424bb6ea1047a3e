import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawnIcon } from '../src/ui/base/icon.ts'
import { drawnModule } from './icons.ts'

const folder = resolve('node_modules/lucide-react/dist/esm/icons')

const looks = [
  {},
  { 'aria-hidden': true, className: 'size-4' },
  { role: 'img', 'aria-label': 'best', strokeWidth: 3 },
] as const

/** Its elements with their attributes in any order; classes aside, of which lucide adds names. */
const elementsOf = (icon: ComponentType<(typeof looks)[number]>, look: (typeof looks)[number]) =>
  renderToStaticMarkup(createElement(icon, look))
    .replace(/ class="[^"]*"/, '')
    .split(/(?=<)/)
    .map((element) => element.split(/ (?=[\w-]+=)|>/).sort())

test('icons look as those of lucide', async () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs') && name !== 'index.mjs')
  const some = await Promise.all(
    files
      .filter((_, index) => index % 40 === 0)
      .map((name) => import(/* @vite-ignore */ pathToFileURL(resolve(folder, name)).href)),
  )
  // The others are further names of an icon.
  const icons = some.filter(({ __iconData }) => __iconData)
  expect(icons.length).toBeGreaterThan(20)
  for (const { default: theirs, __iconData } of icons) {
    const [, shapes = ''] = /drawnIcon\((.*)\)/.exec(drawnModule(__iconData.node)) ?? []
    const ours = drawnIcon(JSON.parse(shapes))
    for (const look of looks) expect(elementsOf(ours, look)).toEqual(elementsOf(theirs, look))
  }
})
