type Areas = Readonly<Record<string, object>>;

/** Texts in the language of the page, by the areas and names of the English ones; none while the page is in English. */
let translated: Areas = {};

/** Takes the texts of a language for everything that is shown from now on. What is shown already has to be rendered anew. */
export function setTexts(areas: Areas): void {
  translated = areas;
}

/** The English texts of an area. Each is read in the language of the page where that has it. */
export const inLanguage = <Texts extends object>(area: string, english: Texts): Texts =>
  new Proxy(english, {
    get: (texts, name) => Reflect.get(translated[area] ?? texts, name) ?? Reflect.get(texts, name),
  });
