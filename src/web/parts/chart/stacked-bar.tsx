export interface ChartPart<Key extends string> {
  key: Key;
  words: string;
}

interface StackedBarProps<Key extends string> {
  parts: readonly ChartPart<Key>[];
  values: Readonly<Record<Key, number>>;
  x: number;
  width: number;
  /** The y of the bar's base, and the height of one item. */
  bottom: number;
  unit: number;
}

/** The parts of a whole, stacked. Styles tell them apart by `data-part`. */
export function StackedBar<Key extends string>({
  parts,
  values,
  x,
  width,
  bottom,
  unit,
}: StackedBarProps<Key>) {
  let top = bottom;
  return parts.map(({ key }) => {
    const height = values[key] * unit;
    top -= height;
    return <rect key={key} data-part={key} x={x} y={top} width={width} height={height} />;
  });
}
