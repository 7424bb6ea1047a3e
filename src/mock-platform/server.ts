import { basePath } from '@/config/base-path.ts'
import { startServer } from './server/server-start.ts'

/** Port of the demo unless `PORT` is set. */
const defaultPort = 4600

const { origin } = await startServer({
  port: Number(process.env.PORT ?? defaultPort),
  host: process.env.HOST,
})
console.log(`Console ready at ${origin}${basePath}`)
