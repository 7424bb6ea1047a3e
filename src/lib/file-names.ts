/** Path separators, control characters, and bidi controls, which can disguise a file name. */
const unsafe = /[\\/\p{Cc}\p{Bidi_Control}]/gu

/** Makes untrusted text safe for the name of a downloaded file. */
export const safeFileName = (text: string): string => text.replace(unsafe, '_')
