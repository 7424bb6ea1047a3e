/** The fields of the Network Information API that tell what a line costs; absent where the browser has none. */
interface Line {
  saveData?: boolean
  effectiveType?: string
}

/** Whether what may not be needed is loaded over a line: not where it costs money, or time that the user waits for. */
export const mayLoadOver = ({ saveData, effectiveType }: Line): boolean =>
  !saveData && !['slow-2g', '2g'].includes(effectiveType ?? '')

/** Whether what may not be needed is loaded over the line of this browser. */
export const mayLoadAhead = (): boolean => {
  const { connection = {} } = navigator as Navigator & { connection?: Line }
  return mayLoadOver(connection)
}
