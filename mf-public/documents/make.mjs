/**
 * Writes the two documents that sub-contractors download, sign and send back, into public/documents.
 * Run after a change to their words: node mf-public/documents/make.mjs
 */

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import { agreement } from './agreement.mjs';
import { declaration } from './declaration.mjs';

const BLUE = '#2c4fa2';
const INK = '#16203a';
const SOFT = '#4a5674';
const MARGIN = 56;

function letterhead(pdf) {
  pdf.rect(0, 0, pdf.page.width, 12).fill(BLUE);
  pdf.fillColor(BLUE).font('Helvetica-Bold').fontSize(15).text('Gumleaf Commercial Cleaning', MARGIN, 36);
  pdf
    .fillColor(SOFT)
    .font('Helvetica')
    .fontSize(8.5)
    .text('ABN 80 000 000 001  |  12 Wattle Lane, Adelaide SA 5000  |  (08) 5550 0142  |  hello@gumleaf.example');
}

function signatureLines(pdf, labels) {
  const width = (pdf.page.width - 2 * MARGIN - 30) / 2;
  if (pdf.y + Math.ceil(labels.length / 2) * 52 > pdf.page.height - MARGIN - 20) pdf.addPage();
  const top = pdf.y + 34;
  labels.forEach((label, index) => {
    const x = MARGIN + (index % 2) * (width + 30);
    const y = top + Math.floor(index / 2) * 52;
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.7)
      .stroke(SOFT);
    pdf
      .fillColor(SOFT)
      .font('Helvetica')
      .fontSize(8.5)
      .text(label, x, y + 4, { width });
  });
}

async function write({ file, title, intro, sections, signatures }) {
  // A fixed date keeps the file the same when the words are the same.
  const info = { Title: title, Author: 'Gumleaf Commercial Cleaning', CreationDate: new Date('2026-01-05T00:00:00Z') };
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 84, bottom: MARGIN, left: MARGIN, right: MARGIN },
    info,
    lang: 'en-AU',
    bufferPages: true,
  });
  const stream = pdf.pipe(createWriteStream(new URL(`../public/documents/${file}`, import.meta.url)));
  pdf.fillColor(INK).font('Helvetica-Bold').fontSize(20).text(title, MARGIN, 92);
  pdf.moveDown(0.5).font('Helvetica').fontSize(9.8).text(intro, { lineGap: 1.6 });
  sections.forEach(({ heading, paragraphs }, index) => {
    // A heading does not stand alone at the foot of a page.
    if (pdf.y > pdf.page.height - MARGIN - 90) pdf.addPage();
    pdf
      .moveDown(0.75)
      .fillColor(BLUE)
      .font('Helvetica-Bold')
      .fontSize(11.5)
      .text(`${index + 1}. ${heading}`);
    for (const paragraph of paragraphs)
      pdf.moveDown(0.35).fillColor(INK).font('Helvetica').fontSize(9.8).text(paragraph, { lineGap: 1.6 });
  });
  signatureLines(pdf, signatures);
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    letterhead(pdf);
    pdf.page.margins.bottom = 0;
    pdf
      .fillColor(SOFT)
      .font('Helvetica')
      .fontSize(8.5)
      .text(`${title}  |  page ${page + 1} of ${count}`, MARGIN, pdf.page.height - 36);
  }
  pdf.end();
  await once(stream, 'finish');
  console.log(file);
}

await mkdir(new URL('../public/documents/', import.meta.url), { recursive: true });
await write(agreement);
await write(declaration);
