/** Types that browsers have for zip files. */
const zipTypes: readonly string[] = ['application/zip', 'application/x-zip-compressed']

/** The largest file, in bytes: 10 GiB. */
const sizeLimit = 10 * 1024 ** 3

/** What the rules look at. */
type FileFacts = Pick<File, 'name' | 'type' | 'size'>

/**
 * A browser takes the type from the system's list of file types, and has none where the list lacks zip files.
 * Nobody could upload from there if the ending of the name did not count then. A type that is given counts alone.
 */
const isZip = ({ name, type }: FileFacts) =>
  type === '' ? /\.zip$/i.test(name) : zipTypes.includes(type)

/** What is wrong with a file; undefined when it may be uploaded. */
export const fileError = (file: FileFacts): string | undefined => {
  if (!isZip(file)) return 'Only zip files are allowed.'
  if (file.size > sizeLimit) return 'File size must be less than or equal to 10 GiB.'
  return file.size === 0 ? 'The file is empty.' : undefined
}

/** The file to upload, and what became of the last choice. */
export interface FileChoice {
  /** The last file that was good. */
  file: File | undefined
  /** The last choice, when it was none; what was chosen before stays. */
  refused: { name: string; problem: string } | undefined
}

/** Before anything is chosen. */
export const noFile: FileChoice = { file: undefined, refused: undefined }

/** The choice after files were selected or dropped: one good file takes the place of the last one. */
export const choose = (choice: FileChoice, files: readonly File[]): FileChoice => {
  const [file, ...others] = files
  if (!file) return choice
  const problem = others.length > 0 ? 'Only one file can be selected.' : fileError(file)
  if (problem === undefined) return { file, refused: undefined }
  return { ...choice, refused: { name: files.map(({ name }) => name).join(', '), problem } }
}
