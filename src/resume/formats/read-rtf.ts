import { decodeBytes, findCodePage, symbolCharset } from './code-pages.ts';
import { type FlowBlock, type FlowRun, paragraph, plainSize } from './flow.ts';
import { type RtfToken, readRtfTokens } from './rtf-tokens.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** What a group inherits from the group around it. */
type State = {
  into: 'text' | 'list mark' | 'fonts' | 'link' | 'nothing';
  bold: boolean;
  italic: boolean;
  caps: boolean;
  hidden: boolean;
  size: number;
  color: number;
  font: number;
  /** How many fallback characters follow each `\u`. */
  standIns: number;
};

const maxDepth = 2000;
const maxCharacters = 8 * 1024 * 1024;

const skipped = new Set(
  'colortbl stylesheet info pict object objdata listtable listoverridetable revtbl rsidtbl generator themedata colorschememapping datastore latentstyles xmlnstbl footnote annotation atnid atnauthor bkmkstart bkmkend shppict nonshppict sp filetbl fldtype falt panose fname pnseclvl mmathPr pgptbl tc xe userprops txe comment'.split(
    ' ',
  ),
);
/** Groups that are marked optional but contain text. */
const wanted = new Set(['shpinst', 'shptxt', 'ud', 'fldinst', 'pntext', 'listtext', 'do']);

/** A backslash before the end of a line, as TextEdit writes it, ends a paragraph, too. */
const endsParagraph = new Set(['par', 'sect', 'page', '\n', '\r']);

const letters: Record<string, string> = {
  tab: '\t',
  line: '\n',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  '~': '\u00a0',
  _: '-',
};

export function readRtf(bytes: Uint8Array): FlowBlock[] {
  const reader = new RtfReader();
  for (const token of readRtfTokens(Buffer.from(bytes).toString('latin1'))) reader.take(token);
  return reader.finish();
}

class RtfReader {
  private state: State = {
    into: 'text',
    bold: false,
    italic: false,
    caps: false,
    hidden: false,
    size: 12,
    color: 0,
    font: 0,
    standIns: 1,
  };
  private readonly stack: State[] = [];
  private readonly charsets = new Map<number, number>();
  private codePage = 1252;
  private isOptional = false;
  private standInsLeft = 0;
  private bytes: number[] = [];
  private characters = 0;

  private readonly blocks: FlowBlock[] = [];
  /** Page footers come last, whatever their place in the file. */
  private readonly foot: FlowBlock[] = [];
  private footDepth = 0;
  private runs: FlowRun[] = [];
  private shape = { bullet: false, indent: 0 };
  private cell: FlowBlock[] = [];
  private row: FlowBlock[][] = [];
  private inTable = false;
  private link = '';
  private href: string | undefined;
  private linkDepth = 0;

  take(token: RtfToken): void {
    if (token.kind !== 'byte') this.flushBytes();
    if (token.kind === 'open') this.open();
    else if (token.kind === 'close') this.close();
    else if (token.kind === 'word') this.obey(token.name, token.value);
    else if (token.kind === 'byte') this.takeByte(token.value);
    else this.takeText(token.text);
  }

  finish(): FlowBlock[] {
    this.flushBytes();
    if (this.runs.length > 0) this.endParagraph();
    if (this.row.length > 0 || this.cell.length > 0) this.endRow();
    return [...this.blocks, ...this.foot];
  }

  private open(): void {
    if (this.stack.length > maxDepth) throw new UnreadableFile('it is nested too deeply');
    this.stack.push({ ...this.state });
    this.standInsLeft = 0;
  }

  private close(): void {
    if (this.state.into === 'link') this.href = /HYPERLINK\s+"([^"]+)"/i.exec(this.link)?.[1];
    if (this.footDepth > 0 && this.stack.length === this.footDepth) this.endFooter();
    this.state = this.stack.pop() ?? this.state;
    if (this.stack.length < this.linkDepth) this.href = undefined;
    this.standInsLeft = 0;
    this.isOptional = false;
  }

  private obey(name: string, value: number | null): void {
    const wasOptional = this.isOptional;
    this.isOptional = false;
    if (name === '*') this.isOptional = true;
    else if (skipped.has(name) || (wasOptional && !wanted.has(name))) this.state.into = 'nothing';
    else if (name === 'u') this.takeUnicode(value ?? 0);
    else if (letters[name] !== undefined) this.write(letters[name]);
    else if ('\\{}'.includes(name)) this.write(name);
    else if (!this.setLook(name, value)) this.setPlace(name, value);
  }

  /** Handles control words for formatting and destination; false when it is another one. */
  private setLook(name: string, value: number | null): boolean {
    const { state } = this;
    const isOn = value !== 0;
    if (name === 'b') state.bold = isOn;
    else if (name === 'i') state.italic = isOn;
    else if (name === 'caps' || name === 'scaps') state.caps = isOn;
    else if (name === 'v' || name === 'deleted') state.hidden = isOn;
    else if (name === 'fs') state.size = (value ?? 24) / 2;
    else if (name === 'cf') state.color = value ?? 0;
    else if (name === 'f') state.font = value ?? 0;
    else if (name === 'uc') state.standIns = value ?? 1;
    else if (name === 'fcharset' && state.into === 'fonts') this.charsets.set(state.font, value ?? 0);
    else if (name === 'ansicpg') this.codePage = value ?? 1252;
    else if (name === 'mac') this.codePage = 10000;
    else if (name === 'fonttbl') state.into = 'fonts';
    else if (name === 'upr') state.into = 'nothing';
    else if (name === 'ud') state.into = 'text';
    else if (name === 'pntext' || name === 'listtext') state.into = 'list mark';
    else if (name === 'plain')
      Object.assign(state, { bold: false, italic: false, caps: false, hidden: false, size: 12, color: 0 });
    else return false;
    return true;
  }

  private setPlace(name: string, value: number | null): void {
    if (name === 'fldinst') {
      this.state.into = 'link';
      this.link = '';
    } else if (name === 'fldrslt') this.linkDepth = this.stack.length;
    else if (this.state.into !== 'text') return;
    else if (/^footer[lrf]?$/.test(name)) this.footDepth = this.stack.length;
    else if (endsParagraph.has(name)) this.endParagraph();
    else if (name === 'pard') {
      this.shape = { bullet: false, indent: 0 };
      this.inTable = false;
    } else if (name === 'li') this.shape.indent = (value ?? 0) / 20;
    else if (name === 'intbl') this.inTable = true;
    else if (name === 'cell' || name === 'nestcell') this.endCell();
    else if (name === 'row' || name === 'nestrow') this.endRow();
  }

  private takeText(text: string): void {
    const kept = text.slice(this.standInsLeft);
    this.standInsLeft = Math.max(0, this.standInsLeft - text.length);
    if (/^[\0-\x7f]*$/.test(kept)) this.write(kept);
    else this.write(decodeBytes(Buffer.from(kept, 'latin1'), this.findPage()));
  }

  private takeByte(value: number): void {
    if (this.standInsLeft > 0) this.standInsLeft--;
    else this.bytes.push(value);
  }

  private takeUnicode(value: number): void {
    this.write(String.fromCharCode(value < 0 ? value + 0x10000 : value));
    this.standInsLeft = this.state.standIns;
  }

  private flushBytes(): void {
    if (this.bytes.length === 0) return;
    const bytes = Uint8Array.from(this.bytes);
    this.bytes = [];
    const isSymbol = this.charsets.get(this.state.font) === symbolCharset;
    this.write(isSymbol ? '•'.repeat(bytes.length) : decodeBytes(bytes, this.findPage()));
  }

  private findPage(): number {
    return findCodePage(this.charsets.get(this.state.font) ?? -1) ?? this.codePage;
  }

  private write(text: string): void {
    const { into, hidden, bold, italic, caps, color, size } = this.state;
    if (into === 'link') this.link += text;
    if (into === 'list mark') this.shape.bullet = true;
    if (into !== 'text' || hidden || text === '') return;
    this.characters += text.length;
    if (this.characters > maxCharacters) throw new UnreadableFile('it holds too much text');
    const style = `${bold ? 'b' : ''}${italic ? 'i' : ''}${caps ? 'c' : ''} ${color}`;
    const last = this.runs.at(-1);
    if (last && last.style === style && last.size === size && last.href === this.href) last.text += text;
    else this.runs.push({ text, style, size: size || plainSize, href: this.href });
  }

  private endParagraph(): void {
    const block = paragraph(this.runs, this.shape);
    this.runs = [];
    this.shape = { ...this.shape, bullet: false };
    if (this.inTable) this.cell.push(block);
    else {
      if (this.row.length > 0) this.endRow();
      (this.footDepth > 0 ? this.foot : this.blocks).push(block);
    }
  }

  private endFooter(): void {
    if (this.runs.length > 0) this.endParagraph();
    this.footDepth = 0;
  }

  private endCell(): void {
    this.inTable = true;
    if (this.runs.length > 0) this.endParagraph();
    this.row.push(this.cell);
    this.cell = [];
  }

  private endRow(): void {
    if (this.cell.length > 0) this.row.push(this.cell);
    this.cell = [];
    if (this.row.length > 0) this.blocks.push({ kind: 'table', rows: [this.row] });
    this.row = [];
  }
}
