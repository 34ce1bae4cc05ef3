/** The content of formats without fixed positions: paragraphs and tables in reading order. */
export type FlowBlock = FlowParagraph | FlowTable;

export type FlowParagraph = {
  kind: 'paragraph';
  /** A tab moves to the next tab stop; a line feed starts a new line in the same paragraph. */
  runs: FlowRun[];
  bullet: boolean;
  /** Points from the left edge. */
  indent: number;
};

/** Rows of cells, each with its own blocks. */
export type FlowTable = { kind: 'table'; rows: FlowBlock[][][] };

/** The style is only compared for equality: `b`, `i`, a color. */
export type FlowRun = { text: string; size: number; style: string; href?: string | undefined };

export const plainSize = 10;

export function paragraph(runs: FlowRun[], shape: { bullet?: boolean; indent?: number } = {}): FlowParagraph {
  return { kind: 'paragraph', runs, bullet: shape.bullet ?? false, indent: shape.indent ?? 0 };
}

export function isBlank(block: FlowBlock): boolean {
  return block.kind === 'paragraph' && block.runs.every((run) => run.text.trim() === '');
}
