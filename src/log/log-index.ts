import { type Block, hole, lineCountOf } from './block.ts'
import { NumberList, placeOf } from './number-list.ts'
import { marksIn, type SectionMark } from './sections.ts'
import { placesOfSeverity, type Severity } from './severity.ts'
import { nextStyle } from './styles.ts'

/** Bytes of text after which a block is complete. */
const blockSize = 1024 ** 2

/** Longest parameters of an escape sequence that are read. */
const parameterLimit = 64

/** Most changes of style that are remembered. */
const mostStyles = 1000

const holeByte = hole.charCodeAt(0)
const [bell, newline, carriageReturn, escapeByte] = [0x07, 0x0a, 0x0d, 0x1b]
const replacement = 0xfffd

/** 1 for the bytes that are a character as they are. */
const isPlain = new Uint8Array(256).fill(1, 0, 0x80)
for (const special of [newline, carriageReturn, escapeByte, holeByte]) isPlain[special] = 0

/**
 * Where the reader stands: in text, or in an escape sequence. `string` is a sequence that carries text, such
 * as the title of a window or a link.
 */
type State = 'text' | 'escape' | 'control' | 'string' | 'string-escape'

const isWithin = (byte: number, from: number, to: number) => byte >= from && byte <= to

/** A larger copy of an array that is too small; the array itself when it is large enough. */
const roomFor = <T extends Uint8Array | Uint16Array>(
  array: T,
  length: number,
  create: (length: number) => T,
) => {
  if (array.length >= length) return array
  const larger = create(Math.max(length, array.length * 2))
  larger.set(array)
  return larger
}

/**
 * The lines of a log, made from its bytes as they come: UTF-8, of which damaged parts become replacement
 * characters; colours apart from the text, other escape sequences left out; and what a carriage return wrote
 * again in place of what was there.
 */
export class LogIndex {
  /** Complete blocks. */
  readonly blocks: Block[] = []
  /** Number of whole lines. */
  lineCount = 0
  // Of the complete blocks: lines that are errors, that are warnings and no errors, and that mark sections.
  private readonly errors = new NumberList()
  private readonly warnings = new NumberList()
  private readonly sectionMarks: SectionMark[] = []
  private readonly decoder = new TextDecoder()

  // The block that is being written, kept from block to block.
  private buffer = new Uint8Array(0)
  private firstLine = 0
  private starts: number[] = [0]
  private units: number[] = []
  private unitStarts: number[] = [0]
  private styleStarts: number[] = []
  private styles: number[] = []
  private open: Block | undefined

  // The line that is being written.
  private lineStart = 0
  private length = 0
  private column = 0
  private hasReturned = false
  private isErased = false
  private hasHoles = false
  private hasStyles = false
  private lineUnits = new Uint16Array(256)
  private lineStyles = new Uint8Array(256)

  private style = 0
  private state: State = 'text'
  private parameters = ''
  /** Styles by the sequences that made them: a log has few of them, each many times. */
  private readonly nextStyles = new Map<string, number>()

  // The character that is being read.
  private codePoint = 0
  private missing = 0
  private lowest = 0x80
  private highest = 0xbf

  /** Takes the next bytes of the log. */
  write(bytes: Uint8Array): void {
    // A byte becomes one unit at the most; a character that was begun before, one more.
    const room = this.lineStart + this.length + bytes.length + 4
    this.buffer = roomFor(this.buffer, room, (length) => new Uint8Array(length))
    let at = 0
    while (at < bytes.length) {
      const byte = bytes[at] ?? 0
      if (this.state === 'text' && this.missing === 0 && isPlain[byte] === 1) {
        at = this.copyPlain(bytes, at)
      } else {
        this.take(byte)
        at += 1
      }
    }
  }

  /** Ends the log: a last line without an end becomes whole. */
  end(): void {
    this.endCharacter()
    if (this.length > 0 || this.hasReturned) this.endLine(false)
    if (this.starts.length > 1) this.seal()
  }

  /** The whole lines of the block that is being written. */
  openBlock(): Block | undefined {
    if (this.starts.length === 1) return undefined
    this.open ??= this.blockOfWritten()
    return this.open
  }

  /** The block of a line and its place there. */
  find(line: number): { block: Block; place: number } | undefined {
    if (line < 0 || line >= this.lineCount) return undefined
    const at = (place: number) => this.blocks[place]?.firstLine ?? 0
    const after = placeOf({ length: this.blocks.length, at }, line + 1)
    const candidate = this.blocks[after - 1]
    const isIn = candidate && line < candidate.firstLine + lineCountOf(candidate)
    const block = isIn ? candidate : this.openBlock()
    return block && { block, place: line - block.firstLine }
  }

  /** Lines that are errors, and that are warnings and no errors. */
  levels(): { errors: Uint32Array<ArrayBuffer>; warnings: Uint32Array<ArrayBuffer> } {
    const open = this.openBlock()
    const { errors, warnings } = open ? this.levelsOf(open) : { errors: [], warnings: [] }
    return { errors: this.errors.with(errors), warnings: this.warnings.with(warnings) }
  }

  /** Lines that begin or end a section. */
  marks(): SectionMark[] {
    const open = this.openBlock()
    return open
      ? [...this.sectionMarks, ...marksIn(open, this.sectionMarks.length)]
      : this.sectionMarks
  }

  private levelsOf(block: Block) {
    const linesOf = (severity: Severity) =>
      placesOfSeverity(block, severity).map((place) => block.firstLine + place)
    return { errors: linesOf('error'), warnings: linesOf('warning') }
  }

  private copyPlain(bytes: Uint8Array, from: number) {
    this.beginText()
    const { buffer } = this
    const shift = this.lineStart + this.column - from
    let at = from
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0
      if (isPlain[byte] !== 1) break
      buffer[at + shift] = byte
    }
    this.advance(at - from)
    return at
  }

  /** Text begins to overwrite after a carriage return. */
  private beginText() {
    if (this.isErased) this.length = 0
    this.hasReturned = false
    this.isErased = false
  }

  /** Moves on after so many characters, in the style of the moment. */
  private advance(count: number) {
    const end = this.column + count
    if (this.style !== 0 || this.hasStyles) {
      this.lineStyles = roomFor(this.lineStyles, end, (length) => new Uint8Array(length))
      if (!this.hasStyles) this.lineStyles.fill(0, 0, Math.max(this.length, this.column))
      this.hasStyles = true
      this.lineStyles.fill(this.style, this.column, end)
    }
    this.column = end
    if (end > this.length) this.length = end
  }

  private putUnit(unit: number) {
    this.beginText()
    this.lineUnits = roomFor(this.lineUnits, this.column + 1, (length) => new Uint16Array(length))
    this.lineUnits[this.column] = unit
    this.buffer[this.lineStart + this.column] = holeByte
    this.hasHoles = true
    this.advance(1)
  }

  /** Takes a byte that is no plain text, or may be none where it stands. */
  private take(byte: number) {
    if (this.missing > 0) {
      if (isWithin(byte, this.lowest, this.highest)) return this.continueCharacter(byte)
      this.endCharacter()
    }
    switch (this.state) {
      case 'text':
        return this.takeText(byte)
      case 'escape':
        return this.takeEscape(byte)
      case 'control':
        return this.takeControl(byte)
      case 'string':
        if (byte === bell) this.state = 'text'
        else if (byte === escapeByte) this.state = 'string-escape'
        else if (byte === newline) this.abandon(byte)
        return
      case 'string-escape':
        this.state = 'escape'
        return byte === 0x5c ? this.abandon() : this.takeEscape(byte)
    }
  }

  private takeText(byte: number) {
    if (byte === newline) this.endLine(true)
    else if (byte === carriageReturn) {
      this.hasReturned = true
      this.column = 0
    } else if (byte === escapeByte) this.state = 'escape'
    else if (byte === holeByte) this.putUnit(byte)
    else if (byte < 0x80) {
      this.beginText()
      this.buffer[this.lineStart + this.column] = byte
      this.advance(1)
    } else this.beginCharacter(byte)
  }

  /** Leaves an escape sequence that is not one; a byte that is none of its own is read as text. */
  private abandon(byte?: number) {
    this.state = 'text'
    if (byte !== undefined) this.takeText(byte)
  }

  private takeEscape(byte: number) {
    if (byte === 0x5b) {
      this.state = 'control'
      this.parameters = ''
    } else if ([0x5d, 0x50, 0x58, 0x5e, 0x5f].includes(byte)) this.state = 'string'
    else if (isWithin(byte, 0x30, 0x7e)) this.state = 'text'
    // Bytes 0x20 to 0x2f stand within a sequence.
    else if (!isWithin(byte, 0x20, 0x2f)) this.abandon(byte)
  }

  private takeControl(byte: number) {
    if (isWithin(byte, 0x20, 0x3f)) {
      if (this.parameters.length <= parameterLimit) this.parameters += String.fromCharCode(byte)
      return
    }
    if (!isWithin(byte, 0x40, 0x7e)) return this.abandon(byte)
    this.state = 'text'
    if (byte === 0x6d && /^[\d;:]{0,64}$/.test(this.parameters)) {
      this.style = this.styleAfter(this.parameters)
    }
    // Erased only once something is written instead: a log is to be read, also where a terminal shows nothing.
    if (byte === 0x4b && this.hasReturned && /^[02]?$/.test(this.parameters)) this.isErased = true
  }

  private styleAfter(parameters: string) {
    const key = `${this.style} ${parameters}`
    let next = this.nextStyles.get(key)
    if (next === undefined) {
      if (this.nextStyles.size >= mostStyles) this.nextStyles.clear()
      next = nextStyle(this.style, parameters)
      this.nextStyles.set(key, next)
    }
    return next
  }

  private beginCharacter(byte: number) {
    this.lowest = byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80
    this.highest = byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf
    if (isWithin(byte, 0xc2, 0xdf)) [this.missing, this.codePoint] = [1, byte & 0x1f]
    else if (isWithin(byte, 0xe0, 0xef)) [this.missing, this.codePoint] = [2, byte & 0x0f]
    else if (isWithin(byte, 0xf0, 0xf4)) [this.missing, this.codePoint] = [3, byte & 0x07]
    else this.putUnit(replacement)
  }

  private continueCharacter(byte: number) {
    this.lowest = 0x80
    this.highest = 0xbf
    this.codePoint = (this.codePoint << 6) | (byte & 0x3f)
    this.missing -= 1
    if (this.missing > 0) return
    const { codePoint } = this
    if (codePoint > 0xffff) {
      this.putUnit(0xd800 + ((codePoint - 0x10000) >> 10))
      this.putUnit(0xdc00 + (codePoint & 0x3ff))
    } else this.putUnit(codePoint)
  }

  /** A character that does not continue is damaged. */
  private endCharacter() {
    if (this.missing === 0) return
    this.missing = 0
    this.putUnit(replacement)
  }

  private endLine(withNewline: boolean) {
    const { buffer, lineStart, length } = this
    if (this.hasHoles) {
      for (let column = 0; column < length; column += 1) {
        if (buffer[lineStart + column] === holeByte) this.units.push(this.lineUnits[column] ?? 0)
      }
    }
    if (this.hasStyles) this.endStyles()
    let next = lineStart + length
    if (this.hasReturned) buffer[next++] = carriageReturn
    if (withNewline) buffer[next++] = newline
    this.starts.push(next)
    this.unitStarts.push(this.units.length)
    this.lineCount += 1
    this.open = undefined
    this.lineStart = next
    this.length = 0
    this.column = 0
    this.hasReturned = false
    this.isErased = false
    this.hasHoles = false
    this.hasStyles = false
    if (next >= blockSize) this.seal()
  }

  private endStyles() {
    let last = 0
    for (let column = 0; column < this.length; column += 1) {
      const style = this.lineStyles[column] ?? 0
      if (style === last) continue
      this.styleStarts.push(this.lineStart + column)
      this.styles.push(style)
      last = style
    }
  }

  private blockOfWritten(): Block {
    return {
      firstLine: this.firstLine,
      text: this.decoder.decode(this.buffer.subarray(0, this.lineStart)),
      starts: Uint32Array.from(this.starts),
      units: Uint16Array.from(this.units),
      unitStarts: this.units.length > 0 ? Uint32Array.from(this.unitStarts) : undefined,
      styleStarts: Uint32Array.from(this.styleStarts),
      styles: Uint8Array.from(this.styles),
    }
  }

  /** Completes a block, right after the end of a line. */
  private seal() {
    const block = this.openBlock()
    if (!block) return
    this.blocks.push(block)
    const { errors, warnings } = this.levelsOf(block)
    for (const line of errors) this.errors.push(line)
    for (const line of warnings) this.warnings.push(line)
    this.sectionMarks.push(...marksIn(block, this.sectionMarks.length))
    this.firstLine = this.lineCount
    this.lineStart = 0
    this.starts = [0]
    this.units = []
    this.unitStarts = [0]
    this.styleStarts = []
    this.styles = []
    this.open = undefined
  }
}
