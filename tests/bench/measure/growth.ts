import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { expect } from '@playwright/test'
import { createConsoleFiles } from '@/mock-platform/server/console-files.ts'
import { startServer } from '@/mock-platform/server/server-start.ts'
import { beginSignedIn, openSession } from '../../e2e/support/sign-in.ts'
import { buildCopy } from '../build.ts'
import { firstRoute, weigh } from '../pages.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Files that a build reads. */
const sources = [
  // Without it Tailwind looks for class names in all packages too.
  '.gitignore',
  'build',
  'generated',
  'index.html',
  'package.json',
  'public',
  'src',
  'tailwind.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/** Names of the areas, in the singular; the files of an area are written for the first. */
const areas = [
  'robot',
  'crane',
  'tram',
  'kiln',
  'drone',
  'lorry',
  'plough',
  'boat',
  'engine',
  'glider',
  'pulley',
  'wagon',
  'barge',
  'digger',
  'mixer',
  'rocket',
] as const

/** The files of the area end so: the tools of the console shall not take them for its own. */
const ending = '.template'

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Writes the files of an area, with a list and a page of one, among those of the console. */
const addArea = async (copy: string, area: string) => {
  const named = (text: string) =>
    text.replaceAll(areas[0], area).replaceAll(capitalized(areas[0]), capitalized(area))
  const files = join(root, 'tests/bench/empty-area/src')
  for (const name of await readdir(files, { recursive: true })) {
    if (!name.endsWith(ending)) continue
    const file = join(copy, 'src', named(name.slice(0, -ending.length)))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, named(await readFile(join(files, name), 'utf8')))
  }
}

/** Copies the console's sources into a folder, and empty areas into them. */
const copyWithAreas = async (copy: string) => {
  await mkdir(copy, { recursive: true })
  const isNeeded = (path: string) => !/\.test\.tsx?$/.test(path)
  await Promise.all(
    sources.map((name) =>
      cp(join(root, name), join(copy, name), { recursive: true, filter: isNeeded }),
    ),
  )
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  for (const area of areas) await addArea(copy, area)
}

/**
 * Builds the console with many areas more, and tells by how many bytes each makes the scripts of its first
 * route larger than `bytes`. Of a few nobody could tell: their names give others shorter or longer ones, where
 * the sources lie decides how the bundler cuts them, and the compressed file is 200 bytes more or less.
 * `scratch` is a folder to work in. Fails unless the areas are there.
 */
export const growthByArea = async (
  browser: Browser,
  scratch: string,
  bytes: number,
): Promise<number> => {
  const [copy, built] = [join(scratch, 'with-areas'), join(scratch, 'with-areas-built')]
  await copyWithAreas(copy)
  await buildCopy(copy, built)
  const server = await startServer({ console: () => createConsoleFiles(built), paused: true })
  const context = await browser.newContext({ baseURL: server.origin })
  try {
    await beginSignedIn(context, await openSession(browser, server.origin, 'Internal staff'))
    const page = await context.newPage()
    const { bytes: withAreas } = await weigh(page, firstRoute)
    const menu = page.getByRole('navigation', { name: 'Areas' })
    const names = areas.map((area) => `${capitalized(area)}s`)
    for (const name of names) await expect(menu.getByText(name)).toBeVisible()
    for (const name of [names[0], names.at(-1)]) {
      await menu.getByText(name ?? '').click()
      await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
    }
    return Math.round((withAreas - bytes) / areas.length)
  } finally {
    await context.close()
    await server.close()
  }
}
