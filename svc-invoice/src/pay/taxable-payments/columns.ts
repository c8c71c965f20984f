/**
 * Columns of each record from the specification's tables: first column, last column, kind. `X` text, `N` digits, `D` a
 * day DDMMCCYY or zeros. SOURCES 1.3, I. Not used by the writer.
 */

type Column = readonly [from: number, to: number, kind: 'X' | 'N' | 'D'];
export type Columns = Readonly<Record<string, Column>>;

export const COLUMNS = {
  IDENTREGISTER1: {
    senderAbn: [18, 28, 'N'],
    runType: [29, 29, 'X'],
    reportEnd: [30, 37, 'D'],
    dataType: [38, 38, 'X'],
    reportType: [39, 39, 'X'],
    media: [40, 40, 'X'],
    version: [41, 50, 'X'],
  },
  IDENTREGISTER2: {
    name: [18, 217, 'X'],
    contactName: [218, 255, 'X'],
    phone: [256, 270, 'X'],
    fax: [271, 285, 'X'],
    reference: [286, 301, 'X'],
  },
  IDENTREGISTER3: {
    street1: [18, 55, 'X'],
    street2: [56, 93, 'X'],
    suburb: [94, 120, 'X'],
    state: [121, 123, 'X'],
    postcode: [124, 127, 'N'],
    country: [128, 147, 'X'],
    postal1: [148, 185, 'X'],
    postal2: [186, 223, 'X'],
    postalSuburb: [224, 250, 'X'],
    postalState: [251, 253, 'X'],
    postalPostcode: [254, 257, 'N'],
    postalCountry: [258, 277, 'X'],
    email: [278, 353, 'X'],
  },
  IDENTITY: {
    abn: [12, 22, 'N'],
    branch: [23, 25, 'N'],
    financialYear: [26, 29, 'N'],
    name: [30, 229, 'X'],
    tradingName: [230, 429, 'X'],
    street1: [430, 467, 'X'],
    street2: [468, 505, 'X'],
    suburb: [506, 532, 'X'],
    state: [533, 535, 'X'],
    postcode: [536, 539, 'N'],
    country: [540, 559, 'X'],
    contactName: [560, 597, 'X'],
    phone: [598, 612, 'X'],
    fax: [613, 627, 'X'],
    email: [628, 703, 'X'],
  },
  SOFTWARE: { software: [12, 91, 'X'] },
  DPAIVS: {
    abn: [10, 20, 'N'],
    surname: [21, 50, 'X'],
    given: [51, 65, 'X'],
    secondGiven: [66, 80, 'X'],
    businessName: [81, 280, 'X'],
    tradingName: [281, 480, 'X'],
    street1: [481, 518, 'X'],
    street2: [519, 556, 'X'],
    suburb: [557, 583, 'X'],
    state: [584, 586, 'X'],
    postcode: [587, 590, 'N'],
    country: [591, 610, 'X'],
    phone: [611, 625, 'X'],
    bsb: [626, 631, 'N'],
    account: [632, 640, 'N'],
    paid: [641, 651, 'N'],
    withheld: [652, 662, 'N'],
    gst: [663, 673, 'N'],
    kind: [674, 674, 'X'],
    grantDay: [675, 682, 'D'],
    grantName: [683, 882, 'X'],
    email: [883, 958, 'X'],
    statement: [959, 959, 'X'],
    amendment: [960, 960, 'X'],
    exempt: [961, 961, 'X'],
  },
  'FILE-TOTAL': { records: [14, 21, 'N'] },
} as const satisfies Readonly<Record<string, Columns>>;

export type Identifier = keyof typeof COLUMNS;
