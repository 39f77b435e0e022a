/** What `make` makes; undefined when the machine has less memory than that takes, whatever the limits allow. */
export function allocated<Made>(make: () => Made): Made | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

export function doubled(numbers: Int32Array): Int32Array;
export function doubled(numbers: Uint8Array): Uint8Array;
/** The same numbers in an array twice as long, zeros behind them. */
export function doubled(numbers: Int32Array | Uint8Array): Int32Array | Uint8Array {
  const length = numbers.length * 2;
  const longer = numbers instanceof Int32Array ? new Int32Array(length) : new Uint8Array(length);
  longer.set(numbers);
  return longer;
}
