let number = 0;

/** Forgets what the last reading found, because the page may have changed since. */
export function beginReading(): void {
  number += 1;
}

/** Finds a value once in each reading. */
export function oncePerReading<Value>(find: () => Value): () => Value {
  let last = -1;
  let value: Value;
  return () => {
    if (last !== number) value = find();
    last = number;
    return value;
  };
}
