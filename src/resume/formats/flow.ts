/** What formats without fixed places hold: paragraphs and tables in reading order. */
export type FlowBlock = FlowParagraph | FlowTable;

export type FlowParagraph = {
  kind: 'paragraph';
  /** A tab in the text moves to the next stop, a line feed begins a new line of the same paragraph. */
  runs: FlowRun[];
  bullet: boolean;
  /** Points from the left edge. */
  indent: number;
};

/** Rows of cells, each cell with blocks of its own. */
export type FlowTable = { kind: 'table'; rows: FlowBlock[][][] };

/** The style only tells alike from unlike: `b`, `i`, a colour. */
export type FlowRun = { text: string; size: number; style: string; href?: string | undefined };

export const plainSize = 10;

export function paragraph(runs: FlowRun[], shape: { bullet?: boolean; indent?: number } = {}): FlowParagraph {
  return { kind: 'paragraph', runs, bullet: shape.bullet ?? false, indent: shape.indent ?? 0 };
}

export function isBlank(block: FlowBlock): boolean {
  return block.kind === 'paragraph' && block.runs.every((run) => run.text.trim() === '');
}
