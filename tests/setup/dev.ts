/**
 * `npm run dev`: the console with hot reload and the mock platform, on one port. With
 * `-- --config path/to/config.json` the console talks to the services named there.
 */
import { readFile } from 'node:fs/promises'
import { createServer } from 'vite'
import { basePath } from '@/config/base-path.ts'
import { startServer } from '@/mock-platform/server/server-start.ts'
import { scriptOptions } from './script-options.ts'

/** Port of the console in development, unless `PORT` names another. */
const defaultPort = 4600

const usage = `Starts the console with hot reload and the mock platform.

  npm run dev -- [options]

  --config <file>  config.json of other services, in place of the mock platform's`

const { values } = scriptOptions(usage, { options: { config: { type: 'string' } } })
const config = values.config && JSON.parse(await readFile(values.config, 'utf8'))

const { origin } = await startServer({
  port: Number(process.env.PORT ?? defaultPort),
  host: process.env.HOST,
  ...(config && { config }),
  console: async (server) => {
    const vite = await createServer({ server: { middlewareMode: true, hmr: { server } } })
    return (_, request, response) => vite.middlewares(request, response)
  },
})
console.log(`Console ready at ${origin}${basePath}`)
