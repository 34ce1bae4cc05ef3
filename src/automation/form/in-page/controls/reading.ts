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

/** Finds the answer for each element once in each reading. */
export function oncePerElement<Value>(find: (element: Element) => Value): (element: Element) => Value {
  const known = oncePerReading(() => new Map<Element, { value: Value }>());
  return (element) => {
    const before = known().get(element);
    if (before) return before.value;
    const value = find(element);
    known().set(element, { value });
    return value;
  };
}
