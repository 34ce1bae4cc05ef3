declare module 'word-extractor' {
  export default class WordExtractor {
    extract(source: Buffer): Promise<WordDocument>;
  }
  interface WordDocument {
    getBody(options?: { filterUnicode?: boolean }): string;
    getHeaders(options?: { includeFooters?: boolean; filterUnicode?: boolean }): string;
    getTextboxes(options?: { filterUnicode?: boolean }): string;
  }
}
