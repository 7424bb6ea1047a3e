import { lengthOf, lineOf, storedLineOf, stylesOf, writtenLineOf } from './block.ts'
import type { LogIndex } from './log-index.ts'
import { type LogLine, type LogOutline, shownLength } from './protocol.ts'
import { outlineOf } from './sections.ts'
import { type LogSeriesAnswer, SeriesReader } from './series.ts'
import { severityOf } from './severity.ts'
import { timeOf } from './time.ts'
import { createTurns } from './turns.ts'

/** Lines at the start of a log that tell whether its lines carry times. */
const timesWithin = 200

/** A line as it is shown; undefined where it is not read yet. */
export const lineAt = (index: LogIndex, number: number): LogLine | undefined => {
  const line = index.find(number)
  if (!line) return undefined
  const { block, place } = line
  const text = lineOf(block, place, shownLength)
  return {
    number,
    text,
    length: lengthOf(block, place),
    styles: stylesOf(block, place, shownLength),
    severity: severityOf(storedLineOf(block, place)),
    time: timeOf(text),
    hits: [],
  }
}

/** The lines from one to before another, as they were written. */
export const textBetween = (index: LogIndex, from: number, to: number): string => {
  let text = ''
  for (let number = from; number < Math.min(to, index.lineCount); number += 1) {
    const line = index.find(number)
    if (line) text += writtenLineOf(line.block, line.place)
  }
  return text
}

/** Facts about a log from the lines read so far. */
export const outlineOfIndex = (index: LogIndex): LogOutline => ({
  ...outlineOf(index.marks(), index.lineCount),
  ...index.levels(),
  hasTimes: Array.from({ length: timesWithin }, (_, line) => index.find(line)).some(
    (line) => line && timeOf(lineOf(line.block, line.place, 40)) !== undefined,
  ),
})

/** Lines that are looked through at once for values. */
const seriesLines = 500

/** Reads the values that lines name, in turns: each call goes on where the last one stood. */
export const createSeriesIndex = (index: LogIndex): (() => Promise<LogSeriesAnswer>) => {
  const reader = new SeriesReader()
  let next = 0
  return async () => {
    const takeTurn = createTurns()
    while (next < index.lineCount) {
      const to = Math.min(index.lineCount, next + seriesLines)
      const text = textBetween(index, next, to)
      next = to
      for (const line of text.split('\n')) reader.read(line)
      await takeTurn()
    }
    return reader.answer()
  }
}
