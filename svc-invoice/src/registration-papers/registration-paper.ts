/** Whom a paper names. Empty texts are of a company that nobody has entered yet: they are written in by hand. */
export interface NamedCompany {
  readonly name: string;
  readonly abn: string;
  readonly address: string;
  readonly telephone: string;
  readonly email: string;
  readonly colour: string;
}

interface PaperWords {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
  /** What is written by hand below lines, two in a row. */
  readonly signatures: readonly string[];
}

/** The words of a paper that people sign and send with their registration. */
export type RegistrationPaper = (company: NamedCompany) => PaperWords;
