import { type Area, type AreaWords, createArea } from './area';

/** The city, the suburbs around it, the north and the hills. */
export const hillsAndPlains: readonly Area[] = (
  [
    {
      slug: 'adelaide-city',
      name: 'Adelaide city',
      lead: 'Offices, shops and apartment buildings inside the Park Lands, cleaned before the lifts fill up or after the last tram.',
      description:
        'Commercial cleaning in Adelaide city and North Adelaide: offices, shops and apartment buildings, with docks, lifts and access arranged first.',
      about: [
        'In the city, cleaning is only half the job. The other half is access: booked loading docks, lift cards, alarms set floor by floor, and councils and landlords who want to know who’s in the building at night. We ask for all of it on the first visit and write it down once.',
        'Laneway bars, heritage buildings in North Adelaide and glass towers on King William Street each need a different approach, so each site has its own list.',
      ],
      places: [
        {
          title: 'Towers and tenancies',
          text: 'One floor or ten, after hours. We follow the building’s rules for inductions, sign-in and lifts.',
        },
        {
          title: 'Shops and arcades',
          text: 'Floors and glass before you start trading, around deliveries and noise limits.',
        },
        {
          title: 'Apartment buildings',
          text: 'Foyers, lifts, bin rooms and car parks, with a plan the committee can read.',
        },
        {
          title: 'Clinics and studios',
          text: 'Touch points and bathrooms disinfected, with colour-coded cloths for each area.',
        },
      ],
      questions: [
        {
          question: 'Where do your vans park in the city?',
          answer:
            'In the loading dock where a building has one, otherwise in a loading zone while equipment goes in and out. Tell us what your building allows.',
        },
        {
          question: 'Can you clean at night?',
          answer:
            'Yes, where the building allows it. Tell us how late the air conditioning and lifts run, and whether the alarm is set floor by floor.',
        },
        {
          question: 'Do you clean single tenancies in large buildings?',
          answer:
            'Yes. Send us the building’s contractor rules with your enquiry, and we’ll arrange the induction and access card.',
        },
      ],
    },
    {
      slug: 'eastern-suburbs',
      name: 'the eastern suburbs',
      lead: 'Practices, showrooms, schools and homes from the Parade to the foothills, at times that suit the neighbours.',
      description:
        'Cleaning in Adelaide’s eastern suburbs: practices on Greenhill Road, shops on the Parade, schools and homes from Norwood to Magill and Burnside.',
      about: [
        'East of the Park Lands, workplaces sit among houses: practices in villas along Greenhill and Fullarton roads, shops on the Parade and Magill Road, schools and colleges in side streets. We can start early, but nobody wants blowers and scrubbers before seven, so we begin inside.',
        'Older buildings here have timber floors, leadlight and stone that mustn’t get soaked. We tell you which product we’ll use where before we start.',
      ],
      places: [
        {
          title: 'Medical and allied health',
          text: 'Consulting rooms, waiting rooms and bathrooms, after the last patient and from a written list.',
        },
        {
          title: 'Shops and showrooms',
          text: 'Glass, floors and displays along the Parade, Magill Road and Glen Osmond Road.',
        },
        {
          title: 'Schools and early learning',
          text: 'Classrooms and wet areas after hours, deep cleans in the holidays.',
        },
        { title: 'Homes', text: 'End of lease and pre-sale cleans, and windows of houses on the hillside.' },
      ],
      questions: [
        {
          question: 'Do you clean medical rooms?',
          answer:
            'Yes. We use a different coloured cloth for each type of area, disinfect touch points on every visit and keep the list on site. Your waste contractor looks after clinical waste.',
        },
        {
          question: 'Can you work around school hours?',
          answer:
            'Yes: after the last class on school days, and longer cleans in the holidays. Tell us which checks your school asks for.',
        },
        {
          question: 'Do you look after old timber floors?',
          answer:
            'Yes, with very little water and a product that suits the finish. We test a corner first and write down what we use.',
        },
      ],
    },
    {
      slug: 'unley-and-inner-south',
      name: 'Unley and the inner south',
      lead: 'Shopping strips, offices in villas and apartment buildings from the southern Park Lands to the foothills.',
      description:
        'Commercial cleaning in Unley, Goodwood, Mitcham and the inner south of Adelaide: shops, offices, practices and apartment buildings.',
      about: [
        'King William Road, Unley Road and Goodwood Road are strips of small businesses that close at different hours: a bakery at two, a practice at six, a restaurant at eleven. Each has its own times and its own list.',
        'Further south, along South Road and around Edwardstown and Melrose Park, there are workshops, trade counters and warehouses where floors are the work.',
      ],
      places: [
        { title: 'Shopping strips', text: 'Short visits several times a week, timed to each shop’s hours.' },
        {
          title: 'Offices in houses',
          text: 'Villas with small rooms, one kitchen and one bathroom: quiet evening visits.',
        },
        {
          title: 'Workshops and trade counters',
          text: 'Degreased floors, lunch rooms and bathrooms in light industrial areas.',
        },
        { title: 'Apartment buildings', text: 'Stairs, entrances and bins, in walk-ups and new buildings alike.' },
      ],
      questions: [
        {
          question: 'Is a small shop worth your while?',
          answer: 'Yes. Each shop has its own list and its own price.',
        },
        {
          question: 'Can you come between lunch and dinner?',
          answer:
            'For restaurants and cafés, that’s often the best time for floors and bathrooms. Tell us your hours in your enquiry.',
        },
        {
          question: 'Do you clean workshops?',
          answer:
            'Yes: we degrease floors and clean lunch rooms, bathrooms and offices. Machines and pits are up to you unless we agree otherwise.',
        },
      ],
    },
    {
      slug: 'northern-suburbs',
      name: 'the northern suburbs',
      lead: 'Warehouses, business parks, shopping centres and clinics from Prospect to Elizabeth and Tea Tree Gully.',
      description:
        'Commercial cleaning in Adelaide’s northern and north-eastern suburbs: Mawson Lakes, Salisbury, Elizabeth, Modbury and the places between.',
      about: [
        'Between Gepps Cross and Edinburgh most floors are measured in hundreds of square metres. That’s a job for scrubbers, which leave the floor drier than a mop.',
        'In the north-east, around Modbury and Golden Grove, it’s clinics, childcare and shopping centres. They’re open long hours, so we plan short visits at either end of the day.',
      ],
      places: [
        {
          title: 'Warehouses and depots',
          text: 'Scrubbed aisles, docks, lunch rooms and bathrooms, around your shifts and with your site induction.',
        },
        {
          title: 'Business parks',
          text: 'Offices and reception areas at Mawson Lakes and Technology Park.',
        },
        { title: 'Centres and large shops', text: 'Hard floors before opening, day porters in busy weeks.' },
        {
          title: 'Childcare and clinics',
          text: 'Touch points, toy shelves and wet areas disinfected from a written list.',
        },
      ],
      questions: [
        {
          question: 'Do you have machines for large floors?',
          answer:
            'Tell us about the floor, the aisles and the power points, and your quote will say which machine we’ll bring.',
        },
        {
          question: 'Can cleaners join our site induction?',
          answer:
            'Yes, and they follow your rules for vests, safety shoes, walkways and sign-in. Send us the induction with your enquiry.',
        },
        {
          question: 'Do you work around shifts?',
          answer: 'Yes. Tell us when docks and lunch rooms are empty. We can split a visit in two if we need to.',
        },
      ],
    },
    {
      slug: 'adelaide-hills',
      name: 'the Adelaide Hills',
      lead: 'Offices, cellar doors, schools and homes from Blackwood to Mount Barker, with leaves, mud and wood ash in mind.',
      description:
        'Cleaning in the Adelaide Hills: offices, cellar doors, schools and homes in Stirling, Aldgate, Hahndorf, Mount Barker, Blackwood and Belair.',
      about: [
        'In the hills the seasons come in through the door: leaves and mud in winter, dust and pollen in summer, ash from wood heaters for half the year. We do entrances and mats first, clear the tracks of sliding doors, and plan glass for dry weeks.',
        'Distances are longer. Tell us which days suit you, so that visits in one town can share the drive.',
      ],
      places: [
        {
          title: 'Cellar doors and restaurants',
          text: 'Tasting rooms, glass and bathrooms before weekends and after events.',
        },
        {
          title: 'Offices and clinics',
          text: 'Main streets of Stirling, Hahndorf and Mount Barker, early or in the evening.',
        },
        {
          title: 'Schools and halls',
          text: 'Term plans, holiday cleans and floors in halls that get used for everything.',
        },
        { title: 'Homes', text: 'Windows of hillside houses, end of lease and pre-sale cleans.' },
      ],
      questions: [
        {
          question: 'Do you charge for the drive?',
          answer: 'The price in the quote includes the drive.',
        },
        {
          question: 'What happens on days of extreme fire danger?',
          answer:
            'If there’s a warning for the area, we don’t send people there. We’ll call you to agree on another day.',
        },
        {
          question: 'Can you clean after an event?',
          answer: 'Yes. Tell us how many guests, when the last ones leave and when you open again.',
        },
      ],
    },
  ] satisfies AreaWords[]
).map(createArea);
