/** MIME types that browsers report for zip files. */
const zipTypes: readonly string[] = ['application/zip', 'application/x-zip-compressed']

/** The largest file, in bytes: 10 GiB. */
const sizeLimit = 10 * 1024 ** 3

/** The properties that the rules check. */
type FileFacts = Pick<File, 'name' | 'type' | 'size'>

/**
 * A browser reads the MIME type from the system's registry, which may lack zip files. Only without a type
 * does the file extension decide; a given type always wins.
 */
const isZip = ({ name, type }: FileFacts) =>
  type === '' ? /\.zip$/i.test(name) : zipTypes.includes(type)

/** Error text for a file; undefined when valid. */
export const fileError = (file: FileFacts): string | undefined => {
  if (!isZip(file)) return 'Only zip files are allowed.'
  if (file.size > sizeLimit) return 'File size must be less than or equal to 10 GiB.'
  return file.size === 0 ? 'The file is empty.' : undefined
}

/** The file to upload, and the result of the last selection. */
export interface FileChoice {
  /** The last valid file. */
  file: File | undefined
  /** The last selection if it was refused; `file` then stays. */
  refused: { name: string; problem: string } | undefined
}

/** Before the first selection. */
export const noFile: FileChoice = { file: undefined, refused: undefined }

/** The choice after files were selected or dropped: a single valid file replaces the last one. */
export const choose = (choice: FileChoice, files: readonly File[]): FileChoice => {
  const [file, ...others] = files
  if (!file) return choice
  const problem = others.length > 0 ? 'Only one file can be selected.' : fileError(file)
  if (problem === undefined) return { file, refused: undefined }
  return { ...choice, refused: { name: files.map(({ name }) => name).join(', '), problem } }
}
