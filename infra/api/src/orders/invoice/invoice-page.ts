type Document = PDFKit.PDFDocument;
type Pair = readonly [name: string, value: string];

type ColumnNames = readonly [item: string, amount: string, price: string, total: string];

type PrintedLine = {
  readonly title: string;
  readonly detail: string;
  readonly amount: string;
  readonly price: string;
  readonly total: string;
};

/** Draws the parts of an invoice one below the other, on as many pages as needed. */
export type InvoicePage = {
  brand(name: string, lines: readonly string[]): void;
  address(label: string, lines: readonly string[]): void;
  title(text: string): void;
  facts(facts: readonly Pair[]): void;
  /** The heads of the lines' columns, which each page with lines repeats. */
  columns(names: ColumnNames): void;
  line(line: PrintedLine): void;
  /** The last sum is emphasized. */
  sums(sums: readonly Pair[]): void;
  remark(text: string): void;
  /** Writes a text and its number below each page. Call it last. */
  numbers(text: string): void;
};

const [ink, quiet, hairline, green] = ['#10201A', '#47554E', '#D8D5CB', '#1F5C43'];
/** Layout in points. */
const [left, right, bottom] = [56, 539, 770];
const width = right - left;
/** Right edges of the columns of numbers, and the left edge of the facts' values. */
const edges = { amount: 350, price: 445, total: right, value: left + 130 };

/** @param print the text in the letters of the document's fonts */
export function pageOf(document: Document, print: (text: string) => string): InvoicePage {
  let y = 48;
  let columnNames: ColumnNames | null = null;

  const write = (text: string, x: number, options: PDFKit.Mixins.TextOptions = {}) =>
    document.text(print(text), x, y, { lineBreak: false, ...options });
  const font = (name: 'regular' | 'bold', size: number, colour = ink) =>
    document
      .font(name)
      .fontSize(size)
      .fillColor(colour ?? '');
  const toEdge = (text: string, edge: number) => write(text, edge - 120, { width: 120, align: 'right' });
  const rule = () =>
    document
      .moveTo(left, y)
      .lineTo(right, y)
      .lineWidth(0.75)
      .strokeColor(hairline ?? '')
      .stroke();

  /** @returns whether a new page was started */
  function makeRoom(height: number): boolean {
    if (y + height <= bottom) return false;
    document.addPage();
    y = 56;
    return true;
  }

  function drawColumns([item, amount, price, total]: ColumnNames): void {
    font('bold', 9, quiet);
    write(item, left);
    toEdge(amount, edges.amount);
    toEdge(price, edges.price);
    toEdge(total, edges.total);
    y += 17;
    rule();
    y += 8;
  }

  /** Writes text that may wrap. */
  function paragraph(written: string, x: number, wide: number): void {
    const text = print(written);
    const height = document.heightOfString(text, { width: wide });
    document.text(text, x, y, { width: wide });
    y += height;
  }

  return {
    brand(name, lines) {
      // A slope, as above the shop's pages.
      document
        .moveTo(0, 0)
        .lineTo(595, 0)
        .lineTo(595, 14)
        .lineTo(0, 26)
        .fill(green ?? '');
      font('bold', 20);
      write(name, left);
      font('regular', 8.5, quiet);
      for (const line of lines) {
        write(line, right - 220, { width: 220, align: 'right' });
        y += 12;
      }
      y = Math.max(y, 84) + 24;
    },
    address(label, lines) {
      font('regular', 8.5, quiet);
      write(label, left);
      y += 15;
      font('regular', 10.5);
      for (const line of lines) paragraph(line, left, 260);
      y += 28;
    },
    title(text) {
      font('bold', 18);
      write(text, left);
      y += 34;
    },
    facts(facts) {
      for (const [name, value] of facts) {
        font('regular', 9.5, quiet);
        write(name, left);
        font('regular', 9.5);
        paragraph(value, edges.value, right - edges.value);
        y += 2;
      }
      y += 20;
    },
    columns(names) {
      columnNames = names;
      drawColumns(names);
    },
    line({ title, detail, amount, price, total }) {
      font('bold', 9.5);
      const isNewPage = makeRoom(document.heightOfString(print(title), { width: 230 }) + 30);
      if (isNewPage && columnNames !== null) drawColumns(columnNames);
      font('regular', 9.5);
      toEdge(amount, edges.amount);
      toEdge(price, edges.price);
      toEdge(total, edges.total);
      font('bold', 9.5);
      paragraph(title, left, 230);
      font('regular', 8.5, quiet);
      paragraph(detail, left, 230);
      y += 7;
      rule();
      y += 8;
    },
    sums(sums) {
      makeRoom(sums.length * 17 + 20);
      y += 4;
      for (const [index, [name, value]] of sums.entries()) {
        const isLast = index === sums.length - 1;
        if (isLast) y += 3;
        font(isLast ? 'bold' : 'regular', isLast ? 12 : 9.5);
        write(name, 300);
        toEdge(value, right);
        y += 17;
      }
      y += 18;
    },
    remark(text) {
      font('regular', 8.5, quiet);
      makeRoom(document.heightOfString(text, { width }) + 8);
      paragraph(text, left, width);
      y += 4;
    },
    numbers(text) {
      const { start, count } = document.bufferedPageRange();
      for (let index = 0; index < count; index++) {
        document.switchToPage(start + index);
        // Below the margin, where the library would begin another page.
        document.page.margins.bottom = 0;
        y = 800;
        font('regular', 8, quiet);
        write(`${text} ${index + 1} / ${count}`, right - 300, { width: 300, align: 'right' });
      }
    },
  };
}
