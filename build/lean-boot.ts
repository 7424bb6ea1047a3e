import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

const name = 'boot.js'

/** Makes `public/boot.js` small, as all other scripts are: what is in `public` is copied as it is. */
export const leanBoot = (): Plugin => ({
  name: 'lean-boot',
  apply: 'build',
  writeBundle: {
    sequential: true,
    handler: async ({ dir }) => {
      if (dir === undefined) return
      const file = join(dir, name)
      // No module: its names at the top are those of the page.
      const { code } = await minify(name, await readFile(file, 'utf8'), { module: false })
      await writeFile(file, code)
    },
  },
})
