import { expect, test } from 'vitest'
import { choose, type FileChoice, fileError, noFile } from './asset-file.ts'

const limit = 10 * 1024 ** 3
const onlyZip = 'Only zip files are allowed.'

test.each([
  ['props.zip', 'application/zip', 1, undefined],
  ['props.zip', 'application/x-zip-compressed', limit, undefined],
  // The type counts, not the name.
  ['props', 'application/zip', 1, undefined],
  ['props.zip', 'text/plain', 1, onlyZip],
  ['props.zip', 'application/octet-stream', 1, onlyZip],
  ['props.zip', 'application/zip-compressed', 1, onlyZip],
  // No type: the system maps none to zip files.
  ['props.zip', '', 1, undefined],
  ['PROPS.ZIP', '', 1, undefined],
  ['props.zip.exe', '', 1, onlyZip],
  ['zip', '', 1, onlyZip],
  // A dropped item may be a folder.
  ['props', '', 4096, onlyZip],
  ['props.zip', 'application/zip', limit + 1, 'File size must be less than or equal to 10 GiB.'],
  ['props.zip', 'application/zip', 0, 'The file is empty.'],
  // Reports the most important error.
  ['film.mp4', 'video/mp4', limit + 1, onlyZip],
])('%s of type %j with %i bytes', (name, type, size, problem) =>
  expect(fileError({ name, type, size })).toBe(problem),
)

const zip = (name: string) => new File(['PK'], name, { type: 'application/zip' })
const text = new File(['text'], 'notes.txt', { type: 'text/plain' })
const [first, second] = [zip('first.zip'), zip('second.zip')]
const chosen: FileChoice = { file: first, refused: undefined }
const refused = { name: 'notes.txt', problem: onlyZip }

test.each([
  ['a good file is taken', noFile, [first], chosen],
  ['another good one takes its place', chosen, [second], { file: second, refused: undefined }],
  ['one that is refused does not', chosen, [text], { file: first, refused }],
  ['nor where there was none', noFile, [text], { file: undefined, refused }],
  [
    'a good one takes back the refusal',
    { file: first, refused },
    [second],
    { file: second, refused: undefined },
  ],
  [
    'of several none is taken',
    chosen,
    [second, text],
    {
      file: first,
      refused: { name: 'second.zip, notes.txt', problem: 'Only one file can be selected.' },
    },
  ],
])('%s', (_, choice, files, expected) => expect(choose(choice, files)).toEqual(expected))

test('no file changes nothing', () => expect(choose(chosen, [])).toBe(chosen))
