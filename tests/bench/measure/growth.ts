import { cp, mkdir, readdir, rename, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { expect } from '@playwright/test'
import { createConsoleFiles } from '@/mock-platform/server/console-files.ts'
import { startServer } from '@/mock-platform/server/server-start.ts'
import { beginSignedIn, openSession } from '../../e2e/support/sign-in.ts'
import { buildCopy } from '../build.ts'
import { firstRoute, weigh } from '../pages.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** What a build reads. */
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

/** Heading of the area's list, and its name in the menu. */
const areaName = 'Robots'

/** The files of the area end so: the tools of the console shall not take them for its own. */
const ending = '.template'

/** Copies the console's sources into a folder, and an empty area with a list and a page of one into them. */
const copyWithArea = async (copy: string) => {
  await mkdir(copy, { recursive: true })
  const isNeeded = (path: string) => !/\.test\.tsx?$/.test(path)
  await Promise.all(
    sources.map((name) =>
      cp(join(root, name), join(copy, name), { recursive: true, filter: isNeeded }),
    ),
  )
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  await cp(join(root, 'tests/bench/empty-area/src'), join(copy, 'src'), { recursive: true })
  for (const name of await readdir(join(copy, 'src'), { recursive: true })) {
    if (!name.endsWith(ending)) continue
    await rename(join(copy, 'src', name), join(copy, 'src', name.slice(0, -ending.length)))
  }
}

/**
 * Builds the console with one area more, and weighs what scripts its first route loads. `scratch` is a folder
 * to work in. Fails unless the area is there.
 */
export const firstRouteWithArea = async (browser: Browser, scratch: string): Promise<number> => {
  const [copy, built] = [join(scratch, 'with-area'), join(scratch, 'with-area-built')]
  await copyWithArea(copy)
  await buildCopy(copy, built)
  const server = await startServer({ console: () => createConsoleFiles(built), paused: true })
  const context = await browser.newContext({ baseURL: server.origin })
  try {
    await beginSignedIn(context, await openSession(browser, server.origin, 'Internal staff'))
    const page = await context.newPage()
    const { bytes } = await weigh(page, firstRoute)
    await page.getByRole('navigation', { name: 'Areas' }).getByText(areaName).click()
    await expect(page.getByRole('heading', { level: 1, name: areaName })).toBeVisible()
    return bytes
  } finally {
    await context.close()
    await server.close()
  }
}
