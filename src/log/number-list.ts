/** A list of whole numbers that takes four bytes for each. */
export class NumberList {
  length = 0
  private numbers = new Uint32Array(16)

  push(value: number): void {
    if (this.length === this.numbers.length) {
      const larger = new Uint32Array(this.length * 2)
      larger.set(this.numbers)
      this.numbers = larger
    }
    this.numbers[this.length] = value
    this.length += 1
  }

  /** A copy of the numbers, followed by more of them. */
  with(more: readonly number[] = []): Uint32Array<ArrayBuffer> {
    const copy = new Uint32Array(this.length + more.length)
    copy.set(this.numbers.subarray(0, this.length))
    copy.set(more, this.length)
    return copy
  }
}

/** The first place of a sorted list whose number is at least `value`; the length of the list when there is none. */
export const placeOf = (
  { length, at }: { length: number; at: (place: number) => number },
  value: number,
): number => {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (at(middle) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Like `placeOf`, of an array. */
export const placeIn = (numbers: Uint32Array, value: number): number =>
  placeOf({ length: numbers.length, at: (place) => numbers[place] ?? 0 }, value)
