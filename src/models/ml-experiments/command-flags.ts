/** The command that a new one begins with, as in the contract's example. */
const plainCommand = 'python train.py'

/** Names that a flag can have; a path in a config with other characters cannot be set by the command. */
const flagName = /^[A-Za-z_][\w.-]*$/

const flagPattern = (name: string) =>
  new RegExp(`(^|\\s)--${name.replaceAll('.', '\\.')}(?:=|\\s+)("[^"]*"|'[^']*'|\\S+)`)

const quoted = (value: string) =>
  /^[\w.,:/+-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`

/** The value that a command gives a setting of the config; undefined where it gives none. */
export const flagOf = (command: string, name: string): string | undefined =>
  flagPattern(name)
    .exec(command)?.[2]
    ?.replace(/^(["'])(.*)\1$/, '$2')

/** The settings of a config that a command can change. What the artifacts are named is none of the training. */
export const changeableSettings = (
  values: ReadonlyMap<string, string>,
): (readonly [name: string, value: string])[] =>
  [...values].filter(([name]) => flagName.test(name) && !name.startsWith('training_artifacts.'))

/** The command with other values of settings: each as `--name value`, in place of the one before. */
export const withFlags = (command: string, changes: ReadonlyMap<string, string>): string => {
  let text = command.trim() || plainCommand
  for (const [name, value] of changes) {
    const flag = `--${name} ${quoted(value)}`
    const pattern = flagPattern(name)
    text = pattern.test(text)
      ? text.replace(pattern, (_, space: string) => `${space}${flag}`)
      : `${text} ${flag}`
  }
  return text
}
