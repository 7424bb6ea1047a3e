/** What leads into another folder, or shows a name otherwise than it is. */
const notInFileName = /[\\/\p{Cc}\p{Bidi_Control}]/gu

/** A text of any origin as it may stand in the name of a file that is saved. */
export const safeFileName = (text: string): string => text.replace(notInFileName, '_')
