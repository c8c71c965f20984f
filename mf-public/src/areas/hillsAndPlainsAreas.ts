import { type Area, type AreaWords, createArea } from './area';

/** The city, the suburbs around it, the north and the hills. */
export const hillsAndPlains: readonly Area[] = (
  [
    {
      slug: 'adelaide-city',
      name: 'Adelaide city',
      lead: 'Offices, shops and apartment houses between the park lands, cleaned before the lifts fill up or after the last tram.',
      description:
        'Commercial cleaning in Adelaide city and North Adelaide: offices, shops and apartment houses, with docks, lifts and access arranged before.',
      about: [
        'In the city the cleaning itself is the smaller half of the work. The other half is access: loading docks with booked times, lift cards, alarms that are armed by floor, and councils and landlords who want to know who is in the building at night. We ask for all of it with the first visit, and write it down once.',
        'Laneway bars, heritage fronts in North Adelaide and glass towers on King William Street want different hands. Each place has its own list.',
      ],
      places: [
        {
          title: 'Towers and tenancies',
          text: 'One floor or ten: visits after hours, with the building’s induction, signing in and lift rules kept.',
        },
        {
          title: 'Shops and arcades',
          text: 'Floors and glass before trading starts, around deliveries and the hours in which noise is allowed.',
        },
        {
          title: 'Apartment houses',
          text: 'Foyers, lifts, bin rooms and car parks on a plan that the committee can read.',
        },
        {
          title: 'Clinics and studios',
          text: 'Touch points and bathrooms disinfected with cloths of their own colour for each area.',
        },
      ],
      questions: [
        {
          question: 'Where do your vans park in the city?',
          answer:
            'In the loading dock where a building has one, otherwise in a loading zone while equipment goes in and out. Regular teams keep their equipment in a cupboard on site.',
        },
        {
          question: 'Can you clean at night?',
          answer:
            'Yes, where the building allows it. Tell us until when the air conditioning and the lifts run, and whether the alarm is armed by floor.',
        },
        {
          question: 'Do you clean single tenancies in large buildings?',
          answer:
            'Yes. Send us the building’s rules for contractors with the enquiry; we arrange the induction and the access card.',
        },
      ],
    },
    {
      slug: 'eastern-suburbs',
      name: 'the eastern suburbs',
      lead: 'Practices, showrooms, schools and homes from the Parade to the foothills, on times that suit their neighbours.',
      description:
        'Cleaning in Adelaide’s eastern suburbs: practices on Greenhill Road, shops on the Parade, schools and homes from Norwood to Magill and Burnside.',
      about: [
        'East of the park lands, workplaces stand between houses: practices in villas along Greenhill and Fullarton roads, shops on the Parade and Magill Road, schools and colleges in side streets. Early starts are possible; blowers and scrubbers before seven are not kind, so we begin inside.',
        'Older buildings here have timber floors, leadlight and stone that must not get soaked. We say which product goes where before we begin.',
      ],
      places: [
        {
          title: 'Medical and allied health',
          text: 'Consulting rooms, waiting rooms and bathrooms, after the last patient and by a written list.',
        },
        {
          title: 'Shops and showrooms',
          text: 'Glass, floors and displays along the Parade, Magill Road and Glen Osmond Road.',
        },
        {
          title: 'Schools and early learning',
          text: 'Classrooms and wet areas after hours, deep cleans in the holidays.',
        },
        { title: 'Homes', text: 'End of lease, before a sale, and windows of houses on the slope.' },
      ],
      questions: [
        {
          question: 'Do you clean medical rooms?',
          answer:
            'Yes. We use cloths of one colour for each kind of area, disinfect touch points on every visit and keep the list on site. Clinical waste stays with your waste contractor.',
        },
        {
          question: 'Can you work around school hours?',
          answer:
            'Yes: after the last class on school days, and longer cleans in the holidays. People who work at schools hold the checks that the school asks for.',
        },
        {
          question: 'Do you look after old timber floors?',
          answer:
            'Yes, with little water and a product for the finish that is on them. We try a corner first and write down what is used.',
        },
      ],
    },
    {
      slug: 'unley-and-inner-south',
      name: 'Unley and the inner south',
      lead: 'Shop strips, offices in villas and apartment houses from the southern park lands to the foot of the hills.',
      description:
        'Commercial cleaning in Unley, Goodwood, Mitcham and the inner south of Adelaide: shops, offices, practices and apartment houses.',
      about: [
        'King William Road, Unley Road and Goodwood Road are strips of small businesses that close at different hours: a bakery at two, a practice at six, a restaurant at eleven. A round that takes several of them in turn keeps the price of each visit down.',
        'Further south, along South Road and around Edwardstown and Melrose Park, there are workshops, trade counters and warehouses where floors are the work.',
      ],
      places: [
        { title: 'Shop strips', text: 'Short visits, several in a week, timed to each shop’s hours.' },
        {
          title: 'Offices in houses',
          text: 'Villas with small rooms, one kitchen and one bathroom: quiet visits in the evening.',
        },
        {
          title: 'Workshops and trade counters',
          text: 'Degreased floors, lunch rooms and bathrooms in the light-industrial streets.',
        },
        { title: 'Apartment houses', text: 'Stairs, entrances and bins of walk-ups and new buildings alike.' },
      ],
      questions: [
        {
          question: 'Is a small shop worth your while?',
          answer:
            'Yes. Short visits on the same street are one round for us, and each shop has its own list and its own price.',
        },
        {
          question: 'Can you come between lunch and dinner?',
          answer:
            'For restaurants and cafés that is often the best time for floors and bathrooms. Tell us your hours with the enquiry.',
        },
        {
          question: 'Do you clean workshops?',
          answer:
            'Yes: degreasing of floors, lunch rooms, bathrooms and offices. Machines and pits stay yours unless we agree on something else.',
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
        'Between Gepps Cross and Edinburgh most floors are measured in hundreds of square metres. Ride-on and walk-behind scrubbers do in an hour what mops do in a night, and leave the floor dry enough for forklifts.',
        'In the north-east, around Modbury and Golden Grove, it is clinics, child care and centres. They share long opening hours, so the plan counts on short visits at the edges of the day.',
      ],
      places: [
        {
          title: 'Warehouses and depots',
          text: 'Scrubbed aisles, docks, lunch rooms and bathrooms, around your shifts and with your site induction.',
        },
        {
          title: 'Business parks',
          text: 'Offices and laboratories’ front of house at Mawson Lakes and Technology Park.',
        },
        { title: 'Centres and large shops', text: 'Hard floors before opening, day porters in busy weeks.' },
        {
          title: 'Child care and clinics',
          text: 'Touch points, toys’ shelves and wet areas disinfected by a written list.',
        },
      ],
      questions: [
        {
          question: 'Do you have machines for large floors?',
          answer:
            'Yes, ride-on and walk-behind scrubbers. We look at the floor, the aisles and the power points before we say which one comes.',
        },
        {
          question: 'Can cleaners join our site induction?',
          answer:
            'Yes, and they keep your rules for vests, shoes, walkways and signing in. Send us the induction with the enquiry.',
        },
        {
          question: 'Do you work around shifts?',
          answer:
            'Yes. Tell us when docks and lunch rooms are empty; we split a visit in two if that is what it takes.',
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
        'In the hills the seasons come in through the door: leaves and mud in winter, dust and pollen in summer, ash from wood heaters for half of the year. Entrances and mats are done first, gutters of sliding doors are cleared, and glass is planned for dry weeks.',
        'Distances are longer, so visits are bundled by day and town. That keeps driving out of your price.',
      ],
      places: [
        {
          title: 'Cellar doors and restaurants',
          text: 'Tasting rooms, glass and bathrooms before weekends, and after events.',
        },
        {
          title: 'Offices and clinics',
          text: 'Main streets of Stirling, Hahndorf and Mount Barker, in the evening or early.',
        },
        {
          title: 'Schools and halls',
          text: 'Term plans, holiday cleans and floors of halls that are used for everything.',
        },
        { title: 'Homes', text: 'Windows of houses on the slope, end of lease and before a sale.' },
      ],
      questions: [
        {
          question: 'Do you charge for the drive?',
          answer:
            'The quote is one fixed price with everything in it. Visits in the hills are bundled by day, which keeps the drive small.',
        },
        {
          question: 'What happens on days of extreme fire danger?',
          answer:
            'If the area is under a warning we do not send people into it. We call you, and agree on another day.',
        },
        {
          question: 'Can you clean after an event?',
          answer: 'Yes. Tell us the number of guests, when the last of them leave and when the doors open again.',
        },
      ],
    },
  ] satisfies AreaWords[]
).map(createArea);
