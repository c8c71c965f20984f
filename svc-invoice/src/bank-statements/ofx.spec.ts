import { MAX_STATEMENT_BYTES, MAX_STATEMENT_LINES } from '@cleaning/contracts';
import { isOfx, readOfx } from './ofx.js';

const HEAD = 'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n';
const account = (id: string, entries: string, currency = 'AUD') =>
  `<STMTTRNRS><TRNUID>1<STMTRS><CURDEF>${currency}<BANKACCTFROM><BANKID>105120<ACCTID>${id}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20261101${entries}</BANKTRANLIST><LEDGERBAL><BALAMT>9.00<DTASOF>20261128</LEDGERBAL></STMTRS></STMTTRNRS>`;
const file = (statements: string) => `${HEAD}<OFX><BANKMSGSRSV1>${statements}</BANKMSGSRSV1></OFX>`;
const sgml = (entries: string) => file(account('012345678', entries));
const xml = (entries: string) =>
  `<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>AUD</CURDEF><BANKACCTFROM><ACCTID>9</ACCTID></BANKACCTFROM><BANKTRANLIST>${entries}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
/** An entry of 5.00 on 3 November with further elements. */
const entry = (more: string) => `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261103<TRNAMT>5.00<FITID>F1${more}</STMTTRN>`;
const splitWords = (text: string) => readOfx(text).entries.map(({ payer, reference }) => [payer, reference]);

describe('readOfx', () => {
  it('reads incoming and outgoing entries of version 1', () => {
    const text = sgml(
      `<STMTTRN>
<TRNTYPE>CREDIT
<DTPOSTED>20261103120000[+10.5:ACDT]
<TRNAMT>1234.50
<FITID>F1
<CHECKNUM>
<NAME>BERG PTY LTD
<MEMO>INV-000001 &amp; thanks
</STMTTRN>
<STMTTRN>
<TRNTYPE>DEBIT
<DTPOSTED>20261104
<TRNAMT>-20.00
<FITID>F2
<NAME>Fuel
</STMTTRN>`,
    );
    expect(isOfx(text)).toBe(true);
    expect(readOfx(text)).toEqual({
      entries: [
        {
          row: 1,
          account: '105120 012345678',
          namesAccount: true,
          day: '2026-11-03',
          cents: 123_450,
          payer: 'BERG PTY LTD',
          reference: 'INV-000001 & thanks',
          fitid: 'F1',
          written: ['2026-11-03', '123450', 'CREDIT', 'BERG PTY LTD', 'INV-000001 & thanks', '', ''],
        },
        {
          row: 2,
          account: '105120 012345678',
          namesAccount: true,
          day: '2026-11-04',
          cents: -2_000,
          payer: 'Fuel',
          reference: '',
          fitid: 'F2',
          written: ['2026-11-04', '-2000', 'DEBIT', 'Fuel', '', '', ''],
        },
      ],
      problems: [],
    });
  });

  it('reports pending entries as problems', () => {
    const pending = (amount: string) => `<STMTTRNP><TRNTYPE>CREDIT<DTTRAN>20261103<TRNAMT>${amount}<NAME>Y</STMTTRNP>`;
    const list = `<BANKTRANLISTP><DTASOF>20261103${pending('5.00')}${pending('0.00')}${pending('-6.00')}</BANKTRANLISTP>`;
    const { entries, problems } = readOfx(sgml(entry('<NAME>X')).replace('<LEDGERBAL>', `${list}<LEDGERBAL>`));
    expect(entries).toMatchObject([{ cents: 500, payer: 'X' }]);
    const msg = 'The bank says “Pending”: it’s still pending. It’ll be in a later file once it’s final.';
    expect(problems).toEqual([
      { row: 2, msg },
      { row: 3, msg },
    ]);
  });

  it.each([
    ['lines of LF', '\n'],
    ['lines of CRLF', '\r\n'],
    ['lines of CR', '\r'],
    ['one line', ''],
  ])('reads a file in %s', (_, end) => {
    const fields = ['<TRNTYPE>CREDIT', '<DTPOSTED>20261103', '<TRNAMT>5.00', '<FITID>F1', '<NAME>BERG', '<MEMO>INV 1'];
    const text = sgml(['<STMTTRN>', ...fields, '</STMTTRN>'].join(end)).replaceAll('\n', end || '\n');
    expect(readOfx(text).entries).toMatchObject([{ cents: 500, payer: 'BERG', reference: 'INV 1', fitid: 'F1' }]);
  });

  it.each([
    ['without end tags', '<FITID><NAME>BERG<MEMO><CHECKNUM>'],
    ['on lines of their own', '\n<FITID>\n<CHECKNUM>\n<NAME>BERG\n<MEMO>\n'],
    ['with end tags', '<FITID></FITID><NAME>BERG</NAME><MEMO></MEMO>'],
    ['closed at once', '<FITID/><CHECKNUM /><NAME>BERG</NAME><MEMO/>'],
  ])('reads empty elements %s', (_, fields) => {
    const text = sgml(`<STMTTRN><TRNTYPE><DTPOSTED>20261103<TRNAMT>5.00${fields}</STMTTRN>`);
    expect(readOfx(text).entries).toMatchObject([{ cents: 500, payer: 'BERG', reference: '', fitid: '' }]);
  });

  it.each([
    ['<NAME>Osko<BR/>Receipt 1', 'Osko Receipt 1'],
    ['<NAME>Osko<BR>Receipt 1</NAME>', 'Osko Receipt 1'],
    ['<NAME>Osko<br />Receipt 1</NAME>', 'Osko Receipt 1'],
    ['<NAME><![CDATA[BELL & SONS <SA>]]></NAME>', 'BELL & SONS <SA>'],
    ['<NAME>BELL & SONS', 'BELL & SONS'],
    ['<NAME>BELL&REGINA', 'BELL&REGINA'],
    ['<NAME>A < B', 'A < B'],
    ['<NAME>A <B LTD\n<MEMO>x', 'A <B LTD'],
    ['<NAME>BELL <SA>\n<MEMO>x', 'BELL <SA>'],
    ['<NAME>BELL <SA> & SONS</NAME>', 'BELL <SA> & SONS'],
    ['<NAME>A <? B', 'A <? B'],
    ['<NAME>A <! B', 'A <! B'],
    ['<NAME>A<', 'A<'],
    ['<NAME>O&#39;BRIEN &amp; CO &lt;SA&gt;', "O'BRIEN & CO <SA>"],
    ['<NAME>caf&eacute;&nbsp;X &#x2019;', 'café X ’'],
    ['<NAME>BERG\n<INTU.X>secret', 'BERG'],
    ['<NAME>BERG\n<BANKTHING>12', 'BERG'],
    ['<PAYEE><NAME>BERG<ADDR1>1 Road<CITY>Perth</PAYEE><MEMO>', 'BERG'],
    ['<NAME>BERG<BANKACCTTO><BANKID>1<ACCTID>2<NAME>Other</BANKACCTTO>', 'BERG'],
    ['<name>berg', 'berg'],
    ['<NAME>  BERG \t LTD  ', 'BERG LTD'],
    ['<MEMO>Only a memo', 'Only a memo'],
  ])('reads %j as the payer %s', (fields, payer) => {
    expect(splitWords(sgml(entry(fields)))[0]?.[0]).toBe(payer);
  });

  it('reads the payments of all accounts', () => {
    const card =
      '<CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>AUD<CCACCTFROM><ACCTID>4111</CCACCTFROM><BANKTRANLIST>' +
      `${entry('<NAME>Card')}</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1>`;
    const funds =
      '<INVSTMTMSGSRSV1><INVSTMTTRNRS><INVSTMTRS><CURDEF>AUD<INVACCTFROM><BROKERID>b.au<ACCTID>7</INVACCTFROM><INVTRANLIST>' +
      `<INVBANKTRAN>${entry('<NAME>Fund')}<SUBACCTFUND>CASH</INVBANKTRAN></INVTRANLIST></INVSTMTRS></INVSTMTTRNRS></INVSTMTMSGSRSV1>`;
    const text = file(account('1', entry('<NAME>First')) + account('2', entry('<NAME>Second'))).replace(
      '</OFX>',
      `${card}${funds}</OFX>`,
    );
    expect(readOfx(text).entries.map(({ account: from, payer, row }) => [from, payer, row])).toEqual([
      ['105120 1', 'First', 1],
      ['105120 2', 'Second', 2],
      ['4111', 'Card', 3],
      ['b.au 7', 'Fund', 4],
    ]);
  });

  it('reads entries and accounts without closing tags', () => {
    const open = '<STMTTRN><DTPOSTED>20261103<TRNAMT>5.00<NAME>';
    expect(splitWords(sgml(`${open}One${open}Two${open}Three`)).map(([payer]) => payer)).toEqual([
      'One',
      'Two',
      'Three',
    ]);
    const unclosed = file(
      account('1', entry('<NAME>First')).replace('</STMTRS>', '') + account('2', entry('<NAME>Second')),
    );
    expect(readOfx(unclosed).entries.map(({ account: from }) => from)).toEqual(['105120 1', '105120 2']);
  });

  it('reports unreadable entries with the reason', () => {
    const wrong = (fields: string) => `<STMTTRN>${fields}<NAME>X</STMTTRN>`;
    const { entries, problems } = readOfx(
      sgml(
        [
          '<DTPOSTED>20261103<TRNAMT>x',
          '<DTPOSTED>20261103',
          '<TRNAMT>5.00',
          '<DTPOSTED>17/11/2026<TRNAMT>5.00',
          '<DTPOSTED>2026<TRNAMT>5.00',
          '<DTPOSTED>20261103<TRNAMT>5.00<CURRENCY><CURRATE>1.5<CURSYM>USD</CURRENCY>',
          '<TRNTYPE>DEBIT<DTPOSTED>20261103<TRNAMT>88.00',
          '<DTPOSTED>20261103<TRNAMT>5.00<CORRECTFITID>F0<CORRECTACTION>DELETE',
        ]
          .map(wrong)
          .join(''),
      ),
    );
    expect(entries).toEqual([]);
    expect(problems.map(({ row, msg }) => `${row} ${msg}`)).toEqual([
      '1 The amount “x” isn’t an amount in A$.',
      '2 It has no amount.',
      '3 It has no date.',
      '4 The date “17/11/2026” isn’t a valid OFX date.',
      '5 The date “2026” isn’t a valid OFX date.',
      '6 It’s in USD, not A$.',
      '7 The bank says it’s a debit, but the amount has no minus.',
      '8 It corrects an earlier payment. Check that payment yourself.',
    ]);
  });

  it('rejects an ambiguous amount', () => {
    const amounts = (...texts: string[]) =>
      readOfx(sgml(texts.map((text) => `<STMTTRN><DTPOSTED>20261103<TRNAMT>${text}</STMTTRN>`).join('')));
    expect(amounts('1,320', '2,440').problems.map(({ msg }) => msg)).toEqual([
      'The amount “1,320” could be thousands or cents. Enter this payment yourself.',
      'The amount “2,440” could be thousands or cents. Enter this payment yourself.',
    ]);
    expect(amounts('1,320', '88.50').entries.map(({ cents }) => cents)).toEqual([132_000, 8_850]);
    expect(amounts('1.320', '88,50').entries.map(({ cents }) => cents)).toEqual([132_000, 8_850]);
  });

  it('reads amounts converted to A$ and reports accounts in other currencies', () => {
    const converted = entry('<ORIGCURRENCY><CURRATE>1.5<CURSYM>USD</ORIGCURRENCY><NAME>Turned');
    const text = file(account('1', converted) + account('2', entry('<NAME>Foreign'), 'USD'));
    const { entries, problems } = readOfx(text);
    expect(entries.map(({ payer }) => payer)).toEqual(['Turned']);
    expect(problems).toEqual([{ row: 2, msg: 'It’s in USD, not A$.' }]);
  });

  it('reads the maximum number of entries with every element', () => {
    const full = (at: number) =>
      `<STMTTRN><TRNTYPE>DIRECTDEP</TRNTYPE><DTPOSTED>20261103120000[+10.5:ACDT]</DTPOSTED><DTUSER>20261103</DTUSER><TRNAMT>5.00</TRNAMT><FITID>${String(at).padStart(40, '0')}</FITID><NAME>${'N'.repeat(32)}</NAME><MEMO>${'M'.repeat(120)}</MEMO></STMTTRN>`;
    const entries = (count: number) => Array.from({ length: count }, (_, at) => full(at)).join('');
    const text = xml(entries(MAX_STATEMENT_LINES));
    expect(text.length).toBeLessThanOrEqual(MAX_STATEMENT_BYTES);
    expect(readOfx(text).entries).toHaveLength(MAX_STATEMENT_LINES);
    expect(() => readOfx(xml(entries(MAX_STATEMENT_LINES + 1)))).toThrow('The file has more than 2000 entries.');
  });

  it.each([
    ['cut off', sgml(entry('<NAME>X')).slice(0, -20), /is incomplete/],
    ['cut off in CDATA', xml(entry('<NAME><![CDATA[X')), /is incomplete/],
    ['empty', '<OFX></OFX>', /isn’t for a bank account/],
    ['in another country’s dollars', sgml(entry('')).replace('AUD', 'USD'), /in USD, not A\$/],
    [
      'with attributes',
      sgml(entry('<NAME>X') + entry('').replace('<STMTTRN>', '<STMTTRN id="1">')),
      /aren’t valid OFX/,
    ],
    ['with entries outside its accounts', sgml('').replace('</OFX>', `${entry('<NAME>X')}</OFX>`), /aren’t valid OFX/],
    ['with a document type', xml('').replace('<OFX>', '<!DOCTYPE OFX [<!ENTITY a "b">]><OFX>'), /isn’t valid OFX/],
    ['with an entity', xml('<!ENTITY a SYSTEM "file:///etc/passwd">'), /isn’t valid OFX/],
  ])('refuses a file that is %s', (_, text, sentence) => {
    expect(() => readOfx(text)).toThrow(sentence);
  });
});
