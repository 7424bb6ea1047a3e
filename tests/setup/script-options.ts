import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * The options of a script. `--help` ends it with its usage; an option that it does not know ends it with 2, what
 * is wrong and the usage.
 */
export const scriptOptions = <const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> => {
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(2)
  }
}
