/**
 * First digits of BSBs by bank: "Key to abbreviations" and BSB directory of AusPayNet (SOURCES 4.6, I), of 2025-09-04.
 * Unknown BSBs only cause a warning.
 */
export const BANK_PREFIXES = {
  prefixes: `ABA 645/656; ADC 642; ADL 610; ADV 46; AFT 771; ALX 259; AMP 939; ANZ 01; APO 90; ARA 917; ASL 57; AVE 890;
BAE 632; BAL 23; BAU 313; BBL 633; BCA 980; BCC 533; BCP 252; BML 55; BNK 369; BNO 585; BNP 22; BOC 35; BOM 19; BOT 29;
BPS 255; BQL 12; BSA 10; BTA 26; BWA 30; BYB 325; CAG 599; CAP 813; CBA 06/76; CBL 47; CCB 888; CEB 681; CFC 512; CMB 21;
CNA 510; COM 818; CRU 80; CSA 855; CST 40; CTI 24; CUA 814; CUS 70; DBA 41; DBL 833; DBS 889; ENC 823; FMO 850; FPX 370;
GBS 630/637/680; GCB 659; GNI 936; GPA 820; GSB 834; GTW 676; HAY 636; HBA 34; HBS 638/880; HCC 721; HIC 723; HOM 639;
HPC 671; HSB 985; HUM 640; IBA 688; IBK 819; ICB 931; IMB 641/647; ING 923; INV 951; JUD 725; KEB 323; LBA 942; MBL 18;
MCB 918; MEB 944; MET 48; MMB 646; MMP 882; MON 257; MSL 969; NAB 08; NEW 650; OCB 45; ONE 311; PCU 815; PIB 14; PNB 777;
PPB 653; QCB 654; QTM 514; RAB 932; RBA 09; RCU 724; REV 772; ROK 655; SCB 43; SCU 728; SEL 611; SGP 33; SHP 635; SKY 825;
SMB 911; SNX 722; SPL 840; SSB 913; STG 11; STH 824; SUN 66; T&C 15; TBB 943; TBT 42/52; TCU 812; UBS 946; UFS 634;
UOB 922; VOL 517; WBC 03/04/73/74; WCU 817; WSE 774; YOU 670`,
  names: `ANZ ANZ; NAB NAB; CBA Commonwealth Bank; WBC Westpac; BSA BankSA; STG St.George; SGP St.George;
BML Bank of Melbourne; BOM Bank of Melbourne; BQL Bank of Queensland; BWA Bankwest; MBL Macquarie; BBL Bendigo;
ADL Adelaide Bank; MET Suncorp Bank; SUN Suncorp Bank; ING ING; HBA HSBC; BYB Beyond; CSA Credit Union SA;
HBS Heritage and People's Choice; PNB Police & Nurses; BCC Police & Nurses; CUA Great Southern; GSB Great Southern;
PCU Police Bank; DBL Defence; TCU Teachers Mutual; BAU Bank Australia; AMP AMP; MEB ME; QTM RACQ; NEW Newcastle;
GBS Greater; IMB IMB; HUM Hume; GCB G&C; RAB Regional Australia; HCC Regional Australia; ROK MyState; BAE Bank of us;
ABA Auswide; JUD Judo; MSL Tyro; PIB Rabobank; CTI Citi; CNA Citi; CRU Cuscal; HAY Cuscal; HPC Cuscal; CUS Indue;
ASL Australian Settlements; SHP Australian Settlements; YOU NAB; WSE Wise; REV Revolut; SPL Zepto; MON Monoova;
UFS Uniting; RCU MOVE; SCU Summerland; MMB The Mutual; MMP Unity`,
} as const;

const parsePairs = (text: string): [code: string, rest: string][] =>
  text.split(/;\s+/).map((entry) => {
    const [code = '', ...rest] = entry.split(' ');
    return [code, rest.join(' ')];
  });

const CODES = new Map(
  parsePairs(BANK_PREFIXES.prefixes).flatMap(([code, prefixes]) => prefixes.split('/').map((prefix) => [prefix, code])),
);
const NAMES = new Map(parsePairs(BANK_PREFIXES.names));

export interface Bank {
  /** Three characters, as in the header of a bank file. */
  readonly code: string;
  /** The name that customers know; the code if unknown. */
  readonly name: string;
}

/** The bank of a BSB (NNN-NNN or six digits); null if not in the table. */
export function getBank(bsb: string): Bank | null {
  const code = CODES.get(bsb.slice(0, 3)) ?? CODES.get(bsb.slice(0, 2));
  return code ? { code, name: NAMES.get(code) ?? code } : null;
}

/** True if the table has this three-letter code. */
export const isBankCode = (code: string): boolean => [...CODES.values()].includes(code);
