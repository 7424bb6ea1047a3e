/** Keys that work while a log has the focus: in short at its foot, in words in the help. */
export const logKeys = [
  { keys: 'n N', does: 'match', words: 'Next or previous match' },
  { keys: 'e E', does: 'error', words: 'Next or previous error' },
  { keys: '[ ]', does: 'package', words: 'Previous or next package of a build' },
  { keys: ':', does: 'go to line', words: 'Go to a line' },
  { keys: 'y', does: 'copy link', words: 'Copy a link to the lines' },
  { keys: 'w', does: 'wrap', words: 'Wrap long lines' },
  { keys: 'f', does: 'follow', words: 'Follow a running log' },
] as const
