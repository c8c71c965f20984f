/** Every word of the public screens that is not an article of its own (services, products and slides have their own files). */

export const company = {
  name: 'Gumleaf Commercial Cleaning',
  abn: '80 000 000 001',
  telephone: '(08) 5550 0142',
  mobile: '0491 570 156',
  fax: '(08) 5550 0143',
  email: 'hello@gumleaf.example',
  accountsEmail: 'accounts@gumleaf.example',
  web: 'www.gumleaf.example',
  street: '12 Wattle Lane',
  city: 'Adelaide',
  state: 'SA',
  postalCode: '5000',
  bank: { accountName: 'Gumleaf Commercial Cleaning', bsb: '105-900', accountNumber: '000123456' },
} as const;

export const address = `${company.street}, ${company.city} ${company.state} ${company.postalCode}`;

/** A telephone number as a link target: Australian numbers in international form. */
export const telephoneLink = (number: string) => `tel:+61${number.replace(/\D/g, '').replace(/^0/, '')}`;

export const privacy = {
  title: 'Privacy',
  lead: 'What we collect, why, how long we keep it, who sees it, and what you can ask of us.',
  contact: 'Ask us',
};

export const status = {
  title: 'What works just now',
  lead: 'This page asks each part of our website and app whether it works, again every 15 seconds.',
  all: 'Everything works.',
  some: 'Some parts do not work just now. We have been told, and are working on it.',
  looking: 'Looking…',
  works: 'Works',
  away: 'Does not work just now',
  parts: {
    website: 'This website',
    accounts: 'Logging in and accounts',
    jobs: 'Jobs, shifts and hours',
    files: 'Documents and pictures',
    invoices: 'Invoices',
  },
  checkedAt: (time: string) => `Looked at ${time}.`,
  kept: 'What you entered before is kept. A Start or Finished that your phone could not send is sent when it can be.',
  help: 'Does something not work for you although it says “Works” here? Ring us:',
} as const;

export const home = {
  carousel: 'What we do',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
  quote: 'Ask for a quote',
  facts: [
    { figure: '2015', text: 'the year we started' },
    { figure: '24/365', text: 'service capacity' },
    { figure: '6', text: 'kinds of cleaning' },
    { figure: '100 %', text: 'police-checked staff' },
  ],
  solutions: 'BEST CLEANING SOLUTIONS IN ADELAIDE',
  solutionsLead: 'From a single shop to a whole tower: one team, one plan, and the same care on every visit.',
  readMore: 'Read More',
  allServices: 'See all services',
  whoWeAre: 'WHO WE ARE',
  whoWeAreLead:
    'Gumleaf is an Adelaide company of trained cleaners who know your site by name. This is what you can hold us to:',
  points: [
    'Adelaide owned and run, cleaning for businesses and homes since 2015',
    'Ready 24 hours a day, 365 days a year, also at short notice',
    'Trained, police-checked and insured staff in uniform',
    'Modern tools and machinery that clean faster and more quietly',
    'Products that are kind to people, surfaces and waterways',
    'One contact person and a written report for every site',
    'Fixed written quotes without hidden extras',
  ],
  staffPicture: 'Three of our cleaners in uniform with their equipment.',
  callTitle: 'Tell us about your site',
  callText: 'We visit, measure and send a fixed written quote within two working days. It costs nothing.',
} as const;

export const services = {
  title: 'Our services',
  lead: 'Six kinds of cleaning, each with its own trained team, equipment and check list.',
  readMore: 'Read More',
  detailsTitle: 'Services in detail',
  detailsLead: 'What is included, how we work, and what you will notice the next morning.',
  includes: 'Included',
  quote: 'Ask for a quote',
  onThisPage: 'On this page',
} as const;

export const products = {
  title: 'Products and equipment',
  lead: 'Clean is only as good as what you clean with. This is what our vans carry.',
  productsTitle: 'Cleaning products',
  productsLead:
    'Every product has a safety data sheet on site, is diluted by dosing station and is chosen for the surface.',
  learnMore: 'Learn more',
  newTab: '(opens in a new tab)',
  equipmentTitle: 'Equipment',
  equipmentLead: 'Thirteen tools and machines that our staff is trained on. Choose a picture to see it large.',
  enlarge: (name: string) => `Show ${name} large`,
} as const;

export const about = {
  title: 'About us',
  lead: 'A family of cleaners, grown with Adelaide.',
  storyTitle: 'Our story',
  story: [
    'We started in 2015 with one van, two vacuum cleaners and a promise: do it properly, or come back and do it again. The first customer, a dental practice on Unley Road, is still with us.',
    'Today our teams clean offices, shops, schools, apartment houses and homes from Gawler to Noarlunga. We stayed what we were: an Adelaide company in which the person who quotes your site also answers the telephone.',
    'Part of what we earn goes further. We also invest in Sri Lanka, where some of our founding families come from: in training, in small businesses and in places to work.',
  ],
  storyPicture: 'Our van on the road, with the city and the Adelaide Hills behind it.',
  focusTitle: 'Our focus',
  staffTitle: 'Professional staff',
  staff:
    'Everyone who works with us is trained before the first shift, carries a current police check and, for schools and child care, a working-with-children check. The same people come back to the same site, so they know your alarm, your plants and the corner that gathers dust.',
  staffPicture: 'Three cleaners in uniform: a team leader with a check list and two colleagues.',
  toolsTitle: 'Modern tools and machinery',
  tools:
    'Walk-behind and ride-on scrubbers, backpack vacuums with HEPA filters, water-fed poles that reach the fourth floor without a ladder. Good machines save hours, water and backs, and they leave a result that a mop cannot.',
  toolsPicture: 'The store room: shelves with products and a scrubber ready for the night.',
  capacityTitle: '24x365 capacity',
  capacity:
    'Floods do not wait for Monday. Our teams work in shifts round the clock on every day of the year, public holidays included, and the emergency number is answered by a person.',
  capacityPicture: 'A clock between the city by night and by day.',
  capacityFigures: [
    { figure: '24', text: 'hours a day' },
    { figure: '365', text: 'days a year' },
    { figure: '2 h', text: 'to your door in an emergency' },
  ],
} as const;

export const contact = {
  title: 'Contact us',
  lead: 'Call, write or drop in. A person answers.',
  addressTitle: 'Address',
  telephoneTitle: 'Telephone',
  emailTitle: 'Email',
  mapTitle: 'Where to find us',
  mapFrame: 'Map of the streets around our office in Adelaide',
  mapBlocked: 'The map could not be loaded. It comes from openstreetmap.org, which your network may block.',
  mapLink: 'Open the large map',
  newTab: '(opens in a new tab)',
  formTitle: 'SEND US YOUR FEEDBACK',
  formLead: 'SEND opens your mail program with the message filled in.',
  name: 'NAME',
  email: 'EMAIL',
  subject: 'SUBJECT',
  message: 'MESSAGE',
  send: 'SEND',
  defaultSubject: 'Feedback from the website',
  opened: 'Your mail program should now show the message. Did nothing open? Then please write to',
  openedOr: 'or call',
  otherWaysTitle: 'No mail program on this device?',
  otherWays: 'Write to us from any mailbox, or simply call. We answer within one working day.',
} as const;

export const gallery = {
  title: 'Gallery',
  lead: 'The same places before and after a visit of our team.',
  loading: 'Loading...',
  empty: 'No photos available',
  noScript: 'The photos are shown by a script, which your browser does not run.',
  before: 'Before',
  after: 'After',
  photo: (collection: string, side: string, number: number) => `${collection}, ${side.toLowerCase()}, photo ${number}`,
  enlarge: (photo: string) => `Show large: ${photo}`,
  processing: 'This photo is being prepared.',
  damaged: 'This photo could not be read.',
  create: 'Create collection',
  remove: 'Delete collection',
  confirmRemove: (name: string) => `Do you want to delete the gallery collection “${name}”?`,
  removed: 'The collection is deleted.',
  dialogTitle: 'New collection',
  tagName: 'Tag name',
  tagHint: 'What the photos show, for example “Carpet, Norwood”.',
  beforeFiles: 'Before images',
  afterFiles: 'After images',
  filesHint: 'JPG, PNG, WebP or AVIF, up to 20 images of 10 MB each.',
  dropHere: 'Or drop the images here.',
  chosen: (count: number) => (count === 1 ? '1 image, shown as below.' : `${count} images, shown in this order.`),
  takeOut: (name: string) => `Take out ${name}`,
  upload: 'Upload',
  cancel: 'Cancel',
  uploading: 'Uploading',
  created: 'The collection is created. Its photos appear as soon as they are ready.',
  tagMissing: 'Please give a tag name.',
  filesMissing: 'Please choose at least one image.',
  filesTooMany: 'Please choose 20 images at most.',
  filesMarked: 'Please take out the images that are marked.',
  fileNotImage: 'Not a JPG, PNG, WebP or AVIF image.',
  fileTooLarge: 'Larger than 10 MB.',
  fileUnreadable: 'This image cannot be read.',
  problemOf: (name: string, problem: string) => `${name}: ${problem}`,
} as const;

export const viewer = {
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
} as const;

export const login = {
  title: 'Sub-Contractor Login',
  email: 'Email',
  password: 'Password',
  submit: 'Login',
  registerLead: 'Not registered yet?',
  register: 'Register as sub-contractor',
  checking: 'Checking your session…',
  ended: 'Your session has ended. Please log in again; you will come back to where you were.',
  needed: 'Please log in to see this page.',
  asideTitle: 'Work with us',
  aside: 'See your jobs, start and finish your shifts and follow your earnings, on the phone in your pocket.',
} as const;

/** The second step of the login, where the account asks for one. */
export const secondStep = {
  lead: 'Your password is right. Please also give the code of your authenticator app.',
  code: 'Code',
  hint: 'Six digits, or one of your recovery codes.',
  submit: 'Login',
  back: 'Use another account',
  lost: 'Lost the app and the recovery codes? Please ask the office.',
} as const;

export const forgotten = {
  link: 'Forgot your password?',
  title: 'Forgotten password',
  lead: 'Give the e-mail of your account. We send a link to it with which you choose a new password.',
  email: 'Email',
  required: 'Please fill this field.',
  submit: 'Send me a link',
  asked: 'What happens now',
  again: 'Nothing came? Please look among unwanted mail, or ask the office.',
  retry: 'Use another e-mail',
  login: 'Back to the login',
} as const;

export const reset = {
  title: 'Choose a new password',
  lead: 'At least 10 characters. You are then logged out everywhere, and log in with the new password.',
  next: 'New password',
  confirm: 'Confirm new password',
  required: 'Please fill this field.',
  tooShort: 'The password must have at least 10 characters.',
  differs: 'The two passwords are not the same.',
  submit: 'Save the password',
  doneTitle: 'Your password is saved',
  login: 'Login',
  notGoodTitle: 'This link is not good any more',
  notGood:
    'Each link is good once and for a limited time. Ask for a new one; somebody who was invited asks who has invited them.',
  noLinkTitle: 'This page needs its link',
  noLink: 'Please open the link of the message once more, or ask for a new one.',
  again: 'Ask for a new link',
} as const;

export const confirmation = {
  title: 'Confirm your e-mail',
  lead: 'Press the button to confirm that this is your e-mail address.',
  submit: 'Confirm',
  doneTitle: 'Thank you',
  goOn: 'Go to your account',
  notGoodTitle: 'This link is not good any more',
  notGood: 'Log in and ask for a new link under Account.',
  noLinkTitle: 'This page needs its link',
  noLink: 'Please open the link of the message once more, or log in and ask for a new one under Account.',
} as const;

export const passkeyLogin = {
  button: 'Use a passkey',
} as const;

export const register = {
  title: 'Sub-Contractor Register',
  lead: 'Fill in every field and add the six documents. An administrator then checks and verifies your account.',
  requiredLead: 'Every field is needed.',
  draftLead:
    'What you type is kept on this device until you register, so that you can go on later; passport, bank details, files and passwords are not.',
  clearDraft: 'Clear what is kept',
  noDraft: 'Nothing is kept on this device.',
  done: (done: number, all: number) => (done === all ? `All ${all} done` : `${done} of ${all} done`),
  privacyNotice:
    'We ask for these details to verify you, to offer you work and to pay you. Only our office sees them. We cannot register you without them.',
  privacyLink: 'How we handle your information',
  warning:
    'Please check what you enter: after the registration, changes to these details require contacting the system admin.',
  documentsLead: 'Please download, sign and scan these two documents first. You upload them again below.',
  agreement: 'Download the agreement document (PDF)',
  declaration: 'Download the declaration document (PDF)',
  loginLead: 'Already registered?',
  login: 'Login',
  personal: 'Your details',
  bank: 'Bank details',
  bankAccount: 'Bank account',
  files: 'Documents',
  filesLead: 'JPG, PNG or PDF, 10 MB at most each.',
  access: 'Your password',
  submit: 'Register',
  confirm: 'Do you filled all fields correctly?',
  sending: 'Sending your registration',
  success: 'Registered Successfuly',
  failure:
    'Something went wrong please try again later. If you are getting this error repetedly please contact system admin.',
  lookAgain: 'Please look again at:',
  choose: 'Please choose',
  labels: {
    name: 'Name',
    email: 'Email',
    address: 'Address',
    zip_code: 'Zip code',
    contact_no: 'Contact number',
    abn: 'ABN',
    passport_number: 'Passport number',
    bank_name: 'Bank name',
    account_type: 'Account type',
    account_name: 'Account name',
    account_number: 'Account number',
    bsb: 'BSB',
    password: 'Password',
    password_confirm: 'Confirm password',
    passport_img: 'Passport',
    address_proof_img: 'Proof of address',
    police_check_img: 'Police check',
    children_check_img: 'Working with children check',
    agreement_img: 'Signed agreement',
    declaration_img: 'Signed declaration',
  },
  hints: {
    zip_code: 'Four digits',
    contact_no: 'For example 0491 570 156',
    abn: '11 digits',
    passport_number: 'As printed in your passport',
    account_number: 'Up to 9 digits',
    bsb: 'Six digits',
    password: 'At least 10 characters',
    password_confirm: 'The same once more',
  },
  missing: (label: string) => `${label} is missing. Please fill it in.`,
  missingFile: (label: string) => `${label} is missing. Please choose a file.`,
  tooLong: (label: string, max: number) => `${label} may have ${max} characters at most.`,
  wrong: (label: string, problem: string) => `${label} ${problem}.`,
  wrongFileType: (label: string) => `${label} must be a .jpg, .jpeg, .png or .pdf file.`,
  fileTooLarge: (label: string) => `${label} may have 10 MB at most.`,
} as const;

export const invoice = {
  title: 'Sample invoice',
  lead: 'This is what you get from us each month: one page, every line explained.',
  print: 'Print PDF',
  heading: 'TAX INVOICE',
  sample: 'Sample',
  number: 'Invoice number',
  date: 'Date',
  to: 'To',
  from: 'From',
  abn: 'ABN',
  description: 'Description',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  amount: 'Amount',
  subTotal: 'Sub total',
  gst: (percent: number) => `GST ${percent} %`,
  total: 'Total inclusive of GST',
  bankDetails: 'Bank details',
  accountName: 'Account name',
  bsb: 'BSB',
  accountNumber: 'Account number',
  thanks: 'Thank you for doing business',
} as const;
