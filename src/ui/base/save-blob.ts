/** Lets the browser save a file under a name. */
export const saveBlob = (name: string, file: Blob): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Lets the browser save a text as a file. A byte order mark makes spreadsheets read it as UTF-8. */
export const saveFile = (name: string, text: string, type: string): void =>
  saveBlob(name, new Blob(['\uFEFF', text], { type: `${type};charset=utf-8` }))
