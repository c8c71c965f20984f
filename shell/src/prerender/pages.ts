import { getGallery } from '@cleaning/contracts';

/** What search engines and link previews say about each page that is written at build; at most 160 characters. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '/': 'Commercial and domestic cleaning in Adelaide, South Australia: offices, shops, windows, carpets and whole buildings, 24 hours a day, 365 days a year.',
  '/services':
    'Building, retail, office, window, carpet and end-of-lease cleaning in Adelaide: six kinds of cleaning, each with its own trained team.',
  '/services/details':
    'What is included in each of our cleaning services in Adelaide, how we work, and what you will notice the next morning.',
  '/products-and-equipments':
    'The cleaning products and the thirteen tools and machines that our vans carry, from neutral floor cleaner to ride-on scrubber.',
  '/about-us':
    'An Adelaide cleaning company since 2015: our story, our professional staff, modern tools and machinery, and 24x365 capacity.',
  '/contact-us':
    'Address, telephone numbers and e-mail of Gumleaf Commercial Cleaning in Adelaide, a map, and a form for your message.',
  '/gallery': 'Photos of the same places before and after a visit of our cleaning team in Adelaide.',
  '/invoice': 'A sample of the tax invoice that our customers get each month: one page, every line explained.',
  '/login': 'Sub-contractors of Gumleaf Commercial Cleaning log in here to see their jobs, shifts and earnings.',
  '/privacy':
    'What Gumleaf Commercial Cleaning collects from visitors and sub-contractors, why, who sees it, how long it is kept, and your rights.',
  '/register': 'Clean with us in Adelaide: register as a sub-contractor with your details, bank account and documents.',
};

/** The calls that a page makes as soon as its script runs: their answers travel beside the script. */
export const READS: Readonly<Record<string, readonly string[]>> = { '/gallery': [getGallery.path] };
