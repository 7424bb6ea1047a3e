import { runCheckConfig } from './check-config.ts'

process.exitCode = await runCheckConfig(process.argv.slice(2), console.log)
