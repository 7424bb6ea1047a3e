/**
 * Address of a file for the time of a temporary link. `folder` says what kind of file it is; `name`
 * is the name under which a browser saves it.
 */
export const downloadUrl = (folder: string, id: string, name: string | undefined) =>
  `https://objects.example.com/${folder}/${encodeURIComponent(id)}/${encodeURIComponent(name ?? id)}`
