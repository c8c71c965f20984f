import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { DocumentKind } from '@cleaning/contracts';
import type { DemoPerson } from '@cleaning/contracts/demo';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/**
 * Letters drawn as lines on a grid of 4 x 6, so that a picture's text looks the same on machines without any font.
 * Each letter is a list of strokes; a stroke is a list of points, two digits each (x, y).
 */
const LETTERS: Readonly<Record<string, string>> = {
  A: '06 20 46,13 33',
  B: '06 00 30 41 42 33 03,33 44 45 36 06',
  C: '41 30 10 01 05 16 36 45',
  D: '06 00 30 42 44 36 06',
  E: '40 00 06 46,03 33',
  F: '40 00 06,03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06,40 46,03 43',
  I: '10 30,20 26,16 36',
  J: '40 45 36 16 05',
  K: '00 06,40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10,24 46',
  R: '06 00 30 41 42 33 03,23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40,20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46,40 06',
  Y: '00 23 40,23 26',
  Z: '00 40 06 46',
  '0': '10 30 41 45 36 16 05 01 10,05 41',
  '1': '11 20 26,16 36',
  '2': '01 10 30 41 42 06 46',
  '3': '00 40 22 33 44 45 36 16 05',
  '4': '36 30 04 44',
  '5': '40 00 03 33 44 45 36 06',
  '6': '40 20 02 05 16 36 45 44 33 03',
  '7': '00 40 16',
  '8': '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  '9': '06 26 44 41 30 10 01 02 13 43',
  '-': '13 33',
  '.': '16 26',
  '/': '06 40',
  ',': '25 16',
};

const ADVANCE = 6;

/** One line of text; `height` in the picture's units. Letters missing in the table become spaces. */
function drawText(text: string, x: number, y: number, height: number, colour: string): string {
  const scale = height / 6;
  const lines = [...text.toUpperCase()].flatMap((letter, index) =>
    (LETTERS[letter]?.split(',') ?? []).map((stroke) => {
      const points = stroke.split(' ').map((point) => `${Number(point[0]) + index * ADVANCE} ${point[1]}`);
      return `M${points.join(' L')}`;
    }),
  );
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${lines.join(' ')}" fill="none" stroke="${colour}"
    stroke-width="0.75" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const BLUE = '#2c4fa2';
const INK = '#26304a';

/** Made up, but the same at every start. */
const deriveNumber = (person: DemoPerson, salt: string, digits: number): string =>
  String(
    BigInt(
      `0x${createHash('sha256')
        .update(person.id + salt)
        .digest('hex')}`,
    ),
  ).slice(0, digits);

const draw = (width: number, height: number, content: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="${width}" height="${height}" fill="#fbfaf6"/>${content}
      <g opacity="0.16" transform="rotate(-18 ${width / 2} ${height / 2})">${drawText('SPECIMEN', width / 2 - 330, height / 2 - 45, 90, BLUE)}</g></svg>`),
  );

function drawPassport(person: DemoPerson): Promise<Buffer> {
  const [given, ...rest] = person.name.split(' ');
  const number = `DX${deriveNumber(person, 'passport', 7)}`;
  const row = (label: string, value: string, y: number) =>
    `${drawText(label, 330, y, 13, '#7a859f')}${drawText(value, 330, y + 22, 21, INK)}`;
  const skin = ['#e0b08c', '#c98f65', '#8d5a3b', '#f0c8a4'][Number(deriveNumber(person, 'skin', 1)) % 4];
  return draw(
    960,
    640,
    `<rect width="960" height="84" fill="${BLUE}"/>${drawText('PASSPORT', 40, 28, 30, '#ffffff')}
     <rect x="40" y="126" width="240" height="310" rx="10" fill="#dfe7f5"/><circle cx="160" cy="250" r="66" fill="${skin}"/>
     <path d="M94 250 C90 170 230 170 226 250 C210 214 110 214 94 250 Z" fill="#3a2b24"/>
     <path d="M70 436 C70 330 250 330 250 436 Z" fill="${BLUE}"/>
     ${row('SURNAME', rest.join(' '), 130)}${row('GIVEN NAME', given ?? '', 210)}${row('DOCUMENT NO.', number, 290)}
     ${row('DATE OF EXPIRY', '14 / 03 / 2031', 370)}<rect y="500" width="960" height="140" fill="#eef2fa"/>
     ${drawText(`P-AUS-${person.name.replaceAll(' ', '-')}`.slice(0, 34), 40, 530, 22, INK)}${drawText(`${number}-2031-03-14-SPECIMEN`, 40, 580, 22, INK)}`,
  )
    .jpeg({ quality: 82 })
    .toBuffer();
}

function drawLetter(person: DemoPerson): Promise<Buffer> {
  const lines = [310, 340, 370, 420, 450, 480, 510]
    .map(
      (y, index) =>
        `<rect x="60" y="${y}" width="${[560, 600, 420, 590, 610, 500, 260][index]}" height="9" rx="4" fill="#d5dae6"/>`,
    )
    .join('');
  return draw(
    720,
    960,
    `<circle cx="96" cy="92" r="36" fill="#f4b63f"/><path d="M76 96 L96 70 L96 92 H116 L96 118 V98 Z" fill="#ffffff"/>
     ${drawText('TORRENS POWER', 150, 78, 26, INK)}${drawText(person.name, 60, 190, 20, INK)}
     ${drawText(person.address, 60, 226, 15, INK)}${drawText(`ACCOUNT NO. ${deriveNumber(person, 'power', 8)}`, 60, 262, 15, '#7a859f')}${lines}
     <rect x="60" y="590" width="600" height="150" rx="10" fill="#eef2fa"/>${drawText('AMOUNT DUE', 90, 624, 18, '#7a859f')}
     ${drawText(`${deriveNumber(person, 'due', 3)}.40`, 90, 666, 38, BLUE)}`,
  )
    .png({ palette: true })
    .toBuffer();
}

async function writeSheet(title: string, person: DemoPerson, paragraphs: readonly string[]): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 64, info: { Title: title, Author: 'Demo data' } });
  const bytes = buffer(document);
  document.rect(0, 0, 595, 12).fill(BLUE);
  document.moveDown(2).fillColor(INK).font('Helvetica-Bold').fontSize(20).text(title);
  document
    .moveDown(0.4)
    .fillColor('#7a859f')
    .font('Helvetica')
    .fontSize(10)
    .text('Specimen made for the demo company. Not a real document.');
  document
    .moveDown(2)
    .fillColor(INK)
    .fontSize(11)
    .text(`Name: ${person.name}`)
    .text(`Address: ${person.address} ${person.zip_code}`);
  document.moveDown(1.4);
  for (const paragraph of paragraphs) document.text(paragraph, { lineGap: 3 }).moveDown(1);
  document.moveDown(3).font('Helvetica-Oblique').fontSize(16).fillColor(BLUE).text(person.name);
  document.font('Helvetica').fontSize(9).fillColor('#7a859f').text('Signature');
  document.end();
  return bytes;
}

/** A made-up document of each kind, in the three accepted file types. */
export const SPECIMENS: Readonly<Record<DocumentKind, (person: DemoPerson) => Promise<Buffer>>> = {
  passport_img: drawPassport,
  address_proof_img: drawLetter,
  police_check_img: (person) =>
    writeSheet('National police check', person, [
      `Reference ${deriveNumber(person, 'police', 9)}. Issued 12 May 2026.`,
      'No disclosable court outcomes were found for this name and date of birth on the day of issue.',
    ]),
  children_check_img: (person) =>
    writeSheet('Working with children check', person, [
      `Unique ID ${deriveNumber(person, 'children', 8)}. Outcome: not prohibited. Valid to 3 June 2031.`,
      'This person may work with children in South Australia.',
    ]),
  agreement_img: (person) =>
    writeSheet('Sub-contractor agreement', person, [
      `Between Gumleaf Commercial Cleaning Pty Ltd and ${person.name} (ABN ${person.abn}).`,
      'The sub-contractor supplies cleaning services at the places and times of the timetable, and is paid each fortnight for the hours worked.',
      'Either side may end this agreement with 14 days of notice.',
    ]),
  declaration_img: (person) =>
    writeSheet('Declaration', person, [
      'I have read the safety instructions for the products and the equipment that I use.',
      'I hold public liability insurance, and I tell the company at once when it ends.',
    ]),
};
